import type { RecordState } from '#domain/site/domains/dns-findings.ts';

/** What is said of the domains of a site. */
export const domainsMessages = {
  heading: 'Your own domains',
  empty:
    'None yet. A domain of your own makes the site easier to remember; this one goes on working.',
  failed: 'Your domains could not be looked up',
  tryAgain: 'Try again',
  add: {
    label: 'Add a domain',
    placeholder: 'www.example.com',
    button: 'Add',
    hint: 'One that you have bought already. With www it is led here most easily.',
    invalid: 'This is no domain, such as www.example.com.',
    ofPlatform:
      'This name belongs to the platform, which gives each site its address below it. Add a domain that you have bought.',
    taken: 'This site has that domain already, or another one has proven it.',
  },
  states: {
    waiting: 'Waits for its records',
    proven: 'Yours',
    primary: 'Main address',
    lost: 'Its proof was gone for three days, so it leads here no more. Write its records again, and have it looked up.',
    losing: (looks: number) =>
      looks === 1
        ? 'Its proof was gone today. After three days it leads here no more.'
        : `Its proof has been gone for ${looks} days. After three it leads here no more.`,
  },
  actions: (host: string) => `Actions for ${host}`,
  makePrimary: 'Make it the main address',
  dropPrimary: 'Let it be a side address',
  isPrimary: (host: string) => `Every address of the site leads to ${host} now`,
  isNotPrimary: (host: string) => `${host} is a side address now`,
  look: 'Look now',
  looking: 'Looking…',
  remove: 'Remove',
  asksRemove: {
    title: (host: string) => `Remove ${host}?`,
    text: 'It leads here no more, nor do links to it. To bring it back, it is proven anew with another record.',
    confirm: 'Remove',
  },
  removed: (host: string) => `${host} is removed`,
  taken: 'Another site has proven this domain. It has to let it go first.',
  steps: {
    open: (zone: string, provider: string | null) =>
      provider === null
        ? `Open the DNS settings of ${zone}, where you bought it or where its website is.`
        : `Open the DNS settings of ${zone} at ${provider}.`,
    proof: 'Add a record that proves the domain is yours. It stays there for good.',
    address: 'Add a record that leads the domain here.',
    addressInstead: 'Replace the record that leads it elsewhere.',
    wait: 'Wait. Mostly it takes minutes, at times a day. We look about every minute while this page is open, and once a day for good.',
    unproxied: 'At Cloudflare, set “Proxy status” to “DNS only” for it.',
    apex: {
      CNAME: (provider: string) => `${provider} takes a CNAME for the domain itself.`,
      ALIAS: (provider: string) => `${provider} calls the type ALIAS.`,
      ANAME: (provider: string) => `${provider} calls the type ANAME.`,
      none: (provider: string, www: string) =>
        `${provider} cannot lead a domain without a name before it. Add ${www} here instead, and have ${provider} forward the domain to it.`,
      unknown: (www: string) =>
        `A domain without a name before it has no CNAME. Look for the type ALIAS or ANAME; where there is none, add ${www} here instead and forward the domain to it.`,
    },
    addWww: (www: string) => `Add ${www}`,
  },
  record: {
    type: 'Type',
    name: 'Name',
    value: 'Value',
    whole: (name: string) => `Where the whole name is asked for: ${name}`,
    copy: 'Copy',
    copyPart: (what: string) => `Copy ${what}`,
    copied: (what: string) => `${what} copied`,
    notCopied: 'It could not be copied. Mark it and copy it by hand.',
  },
  found: {
    found: 'It is there.',
    missing: 'Not there yet.',
    elsewhere: 'There is another one',
    several: 'There are several where only one may be',
    misplaced: 'It is there with the domain twice in its name. Type only the name shown here.',
    unanswered: 'DNS gives no answer just now.',
  } satisfies Record<RecordState, string>,
  says: (values: readonly string[]) => `: ${values.join(', ')}`,
  lookedAt: (time: string) => `Looked at ${time}.`,
  notLooked: (reason: string) => `We could not look: ${reason}`,
  proven: 'It is yours and counts from now on.',
  padlock:
    'Its padlock (the certificate) is made once the domain leads here, mostly within minutes. Open it to see:',
  unasked: 'On this machine no DNS is asked: the domain counts as it is.',
} as const;
