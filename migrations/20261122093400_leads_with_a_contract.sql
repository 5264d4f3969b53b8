-- A lead is erased after two years unless it led to a contract: of those, commercial and tax law decide. Only a person
-- knows which did, so admins mark them.

alter table public.leads add column has_contract boolean not null default false;
comment on column public.leads.has_contract is 'It led to a contract, so it is kept as long as the law demands and not erased after two years.';
grant update (has_contract) on table public.leads to authenticated;

notify pgrst, 'reload schema';
