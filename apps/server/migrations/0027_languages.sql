-- The language in which an account is spoken to, by its pages and its mails. Null: whatever the browser likes.

alter table accounts add column language text check (language ~ '^[a-z]{2,3}$');
