-- Older Supabase projects grant everything in the schema public to the API's roles, newer ones nothing. Here nothing is
-- granted but what a file says, so that all projects are alike.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
