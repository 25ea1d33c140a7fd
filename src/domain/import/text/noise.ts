/** Lines that recipe pages show among ingredients and steps and that are neither. */
const noise = new RegExp(
  `^(?:${[
    String.raw`advertisement|ad|ads|anzeige|werbung|publicité|publicidad|реклама`,
    String.raw`(?:[½¼]|\d)(?:\/\d)?x(?:\s+\d(?:\/\d)?x)*`,
    String.raw`us customary(?:\s*[-–|/]\s*metric)?|metric|us|imperial|us units|metric units|customary`,
    String.raw`cook mode.*|prevent your screen from going dark|keep screen (?:on|awake).*|(?:keep|prevent) (?:my|your) (?:screen|phone|device).*`,
    String.raw`(?:add to |zur )?(?:shopping list|einkaufsliste|list|cart|basket|collection).*`,
    String.raw`print(?: recipe| this)?|print this recipe|pin(?: recipe| it)?|save(?: recipe| this)?|share|jump to (?:recipe|video)|rate(?: recipe)?|email|copy|facebook|twitter|pinterest|instagram|whatsapp`,
    String.raw`scale|servings?|units?|yield|edit|reset|cook now|start cooking|view all|see all|show more|read more|mehr|mark as complete|select all(?: ingredients)?|deselect all|hide (?:images|photos)|show (?:images|photos)|order ingredients|get ingredients|buy ingredients|shop ingredients|(?:powered|sponsored) by.*|affiliate links?.*`,
    String.raw`image|photo|video|watch|play|bild|foto|photo credit.*|credit:.*|foto:.*|[▢□☐✓✔•·–—*_=\s-]+|\d{1,2}\.?|(?:step|schritt|étape|etape|paso|passo|passaggio|stap|steg|krok|шаг)(?: \d{1,2})?(?: (?:of|von|sur|de|di|van|av) \d{1,2})?[.:]?`,
  ].join('|')})$`,
  'iu',
);

export const isNoise = (line: string): boolean => noise.test(line.trim());
