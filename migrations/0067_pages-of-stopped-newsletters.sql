-- What was stopped left the site at once until now. It stays off, and its cook can put it there again.
UPDATE `newsletter_sends` SET `is_on_site` = 0 WHERE `state` = 'canceled';
