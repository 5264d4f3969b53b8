-- The local mailbox: every email and text message that would have been sent. Never part of a real project.
create schema if not exists mailbox;
create table if not exists mailbox.messages (
  id bigserial primary key,
  kind text not null check (kind in ('email', 'sms')),
  recipient text not null,
  subject text not null default '',
  text text not null,
  html text,
  details jsonb not null default '{}',
  sent_at timestamptz not null default now()
);
create index if not exists messages_recipient on mailbox.messages (recipient, id desc);
