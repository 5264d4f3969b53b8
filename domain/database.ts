// Made by `npm run types:database` from migrations/. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      admin_devices: {
        Row: { device: string; first_seen_at: string; id: string; told_at: string | null; user_id: string };
        Insert: { device: string; first_seen_at: string; id?: string; told_at?: string | null; user_id: string };
        Update: { device?: string; first_seen_at?: string; id?: string; told_at?: string | null; user_id?: string };
        Relationships: [];
      };
      admins: {
        Row: { disabled_at: string | null; granted_at: string; person_name: string | null; role: string; user_id: string };
        Insert: { disabled_at?: string | null; granted_at?: string; person_name?: string | null; role?: string; user_id: string };
        Update: { disabled_at?: string | null; granted_at?: string; person_name?: string | null; role?: string; user_id?: string };
        Relationships: [];
      };
      alert_readers: {
        Row: { confirmed_at: string | null; created_at: string; due_at: string; email: string; ended_at: string | null; ended_for: string | null; every: string; id: string; locale: string; looked_at: string; time_zone: string; unopened_since: string | null; warned_at: string | null };
        Insert: { confirmed_at?: string | null; created_at?: string; due_at?: string; email: string; ended_at?: string | null; ended_for?: string | null; every: string; id?: string; locale: string; looked_at?: string; time_zone: string; unopened_since?: string | null; warned_at?: string | null };
        Update: { confirmed_at?: string | null; created_at?: string; due_at?: string; email?: string; ended_at?: string | null; ended_for?: string | null; every?: string; id?: string; locale?: string; looked_at?: string; time_zone?: string; unopened_since?: string | null; warned_at?: string | null };
        Relationships: [];
      };
      alert_told: {
        Row: { is_gone: boolean; listing_id: string; monthly_rental_price: number | null; price: number | null; reader_id: string; told_at: string };
        Insert: { is_gone?: boolean; listing_id: string; monthly_rental_price?: number | null; price?: number | null; reader_id: string; told_at?: string };
        Update: { is_gone?: boolean; listing_id?: string; monthly_rental_price?: number | null; price?: number | null; reader_id?: string; told_at?: string };
        Relationships: [];
      };
      alerts: {
        Row: { address: string; asked_at: string; building_id: string | null; confirmed_at: string | null; created_at: string; id: string; kind: string; listing_id: string | null; reader_id: string; search: Json; sender: string; wishes: Json | null };
        Insert: { address: string; asked_at?: string; building_id?: string | null; confirmed_at?: string | null; created_at?: string; id?: string; kind: string; listing_id?: string | null; reader_id: string; search?: Json; sender: string; wishes?: Json | null };
        Update: { address?: string; asked_at?: string; building_id?: string | null; confirmed_at?: string | null; created_at?: string; id?: string; kind?: string; listing_id?: string | null; reader_id?: string; search?: Json; sender?: string; wishes?: Json | null };
        Relationships: [];
      };
      article_addresses: {
        Row: { name: string; saved_at: string; saved_by: string; slug: string | null; version: number };
        Insert: { name: string; saved_at?: string; saved_by?: string; slug?: string | null; version: number };
        Update: { name?: string; saved_at?: string; saved_by?: string; slug?: string | null; version?: number };
        Relationships: [];
      };
      audit_log: {
        Row: { action: string; actor: string; at: string; details: Json; id: number; role: string; subject: string; subject_id: string };
        Insert: { action: string; actor: string; at?: string; details?: Json; id: number; role: string; subject: string; subject_id?: string };
        Update: { action?: string; actor?: string; at?: string; details?: Json; id?: number; role?: string; subject?: string; subject_id?: string };
        Relationships: [];
      };
      building_merges: {
        Row: { at: string; building_id: string; homes: string[] };
        Insert: { at?: string; building_id: string; homes: string[] };
        Update: { at?: string; building_id?: string; homes?: string[] };
        Relationships: [];
      };
      buildings: {
        Row: { area: string | null; common_fee: number | null; created_at: string; developer: string | null; facilities: string[] | null; floors: number | null; foreign_quota_on: string | null; foreign_quota_percent: number | null; foreign_quota_source: string | null; id: string; images: string[]; is_sample: boolean; juristic_person: string | null; latitude: number | null; longitude: number | null; merged_into: string | null; name: string; names: Json; pets: string | null; plan_images: string[]; short_lets: string | null; sinking_fund: number | null; slug: string; source: string; spellings: string[]; street: string; units: number | null; updated_at: string; year_built: number | null };
        Insert: { area?: string | null; common_fee?: number | null; created_at?: string; developer?: string | null; facilities?: string[] | null; floors?: number | null; foreign_quota_on?: string | null; foreign_quota_percent?: number | null; foreign_quota_source?: string | null; id?: string; images?: string[]; is_sample?: boolean; juristic_person?: string | null; latitude?: number | null; longitude?: number | null; merged_into?: string | null; name: string; names?: Json; pets?: string | null; plan_images?: string[]; short_lets?: string | null; sinking_fund?: number | null; slug: string; source?: string; spellings?: string[]; street?: string; units?: number | null; updated_at?: string; year_built?: number | null };
        Update: { area?: string | null; common_fee?: number | null; created_at?: string; developer?: string | null; facilities?: string[] | null; floors?: number | null; foreign_quota_on?: string | null; foreign_quota_percent?: number | null; foreign_quota_source?: string | null; id?: string; images?: string[]; is_sample?: boolean; juristic_person?: string | null; latitude?: number | null; longitude?: number | null; merged_into?: string | null; name?: string; names?: Json; pets?: string | null; plan_images?: string[]; short_lets?: string | null; sinking_fund?: number | null; slug?: string; source?: string; spellings?: string[]; street?: string; units?: number | null; updated_at?: string; year_built?: number | null };
        Relationships: [];
      };
      calendar_feeds: {
        Row: { admin: string; created_at: string; token_hash: string };
        Insert: { admin: string; created_at?: string; token_hash: string };
        Update: { admin?: string; created_at?: string; token_hash?: string };
        Relationships: [];
      };
      commission_entries: {
        Row: { amount: number; contract_id: string; created_at: string; doubts: string[]; entered_by: string | null; happened_on: string; id: string; idempotency_key: string | null; kind: string; lead_id: string | null; note: string; referrer_id: string; takes_back: string | null };
        Insert: { amount: number; contract_id: string; created_at?: string; doubts?: string[]; entered_by?: string | null; happened_on: string; id?: string; idempotency_key?: string | null; kind: string; lead_id?: string | null; note?: string; referrer_id: string; takes_back?: string | null };
        Update: { amount?: number; contract_id?: string; created_at?: string; doubts?: string[]; entered_by?: string | null; happened_on?: string; id?: string; idempotency_key?: string | null; kind?: string; lead_id?: string | null; note?: string; referrer_id?: string; takes_back?: string | null };
        Relationships: [];
      };
      contract_accounts: {
        Row: { claimed_at: string; entry_id: string; user_id: string };
        Insert: { claimed_at?: string; entry_id: string; user_id: string };
        Update: { claimed_at?: string; entry_id?: string; user_id?: string };
        Relationships: [];
      };
      contract_documents: {
        Row: { added_by: string | null; contract_id: string; created_at: string; id: string; kept_at: string; name: string };
        Insert: { added_by?: string | null; contract_id: string; created_at?: string; id?: string; kept_at?: string; name: string };
        Update: { added_by?: string | null; contract_id?: string; created_at?: string; id?: string; kept_at?: string; name?: string };
        Relationships: [];
      };
      contract_entries: {
        Row: { amount: number | null; contract_id: string; created_at: string; entered_by: string | null; fingerprint: string | null; happened_on: string; id: string; idempotency_key: string; kept: number | null; kind: string; moved: number | null; number: number | null; paid: number | null; person: Json | null; reason: string; returned: number | null };
        Insert: { amount?: number | null; contract_id: string; created_at?: string; entered_by?: string | null; fingerprint?: string | null; happened_on: string; id?: string; idempotency_key: string; kept?: number | null; kind: string; moved?: number | null; number?: number | null; paid?: number | null; person?: Json | null; reason: string; returned?: number | null };
        Update: { amount?: number | null; contract_id?: string; created_at?: string; entered_by?: string | null; fingerprint?: string | null; happened_on?: string; id?: string; idempotency_key?: string; kept?: number | null; kind?: string; moved?: number | null; number?: number | null; paid?: number | null; person?: Json | null; reason?: string; returned?: number | null };
        Relationships: [];
      };
      contract_instalments: {
        Row: { amount: number; contract_id: string; due_on: string; number: number; paid: number };
        Insert: { amount: number; contract_id: string; due_on: string; number: number; paid?: number };
        Update: { amount?: number; contract_id?: string; due_on?: string; number?: number; paid?: number };
        Relationships: [];
      };
      contract_papers: {
        Row: { buyers: Json; clauses: Json; contract_id: string; home: Json; instalments: Json; is_sample: boolean; made_at: string; made_by: string | null; seller: Json; version: number };
        Insert: { buyers: Json; clauses: Json; contract_id: string; home: Json; instalments: Json; is_sample: boolean; made_at?: string; made_by?: string | null; seller: Json; version: number };
        Update: { buyers?: Json; clauses?: Json; contract_id?: string; home?: Json; instalments?: Json; is_sample?: boolean; made_at?: string; made_by?: string | null; seller?: Json; version?: number };
        Relationships: [];
      };
      contracts: {
        Row: { carry_over_percent: number; contract_price: number; created_at: string; created_by: string | null; down_payment: number; down_payment_counts: boolean; ended_by: string | null; follows: string | null; forfeiture_percent: number; id: string; interest_percent: number; lead_id: string; listing_id: string | null; months: number; payment_code: string; premium_percent: number; price: number; starts_on: string; upgrade_after_months: number };
        Insert: { carry_over_percent: number; contract_price: number; created_at?: string; created_by?: string | null; down_payment: number; down_payment_counts: boolean; ended_by?: string | null; follows?: string | null; forfeiture_percent: number; id?: string; interest_percent: number; lead_id: string; listing_id?: string | null; months: number; payment_code?: string; premium_percent: number; price: number; starts_on: string; upgrade_after_months: number };
        Update: { carry_over_percent?: number; contract_price?: number; created_at?: string; created_by?: string | null; down_payment?: number; down_payment_counts?: boolean; ended_by?: string | null; follows?: string | null; forfeiture_percent?: number; id?: string; interest_percent?: number; lead_id?: string; listing_id?: string | null; months?: number; payment_code?: string; premium_percent?: number; price?: number; starts_on?: string; upgrade_after_months?: number };
        Relationships: [];
      };
      feed_files: {
        Row: { bytes: number; name: string; object: string; sent_at: string; sent_by: string | null; source_id: string };
        Insert: { bytes: number; name: string; object: string; sent_at?: string; sent_by?: string | null; source_id: string };
        Update: { bytes?: number; name?: string; object?: string; sent_at?: string; sent_by?: string | null; source_id?: string };
        Relationships: [];
      };
      file_openings: {
        Row: { at: string; file_id: string; id: number; opened_by: string | null; side: string };
        Insert: { at?: string; file_id: string; id: number; opened_by?: string | null; side: string };
        Update: { at?: string; file_id?: string; id?: number; opened_by?: string | null; side?: string };
        Relationships: [];
      };
      home_news: {
        Row: { changed_at: string; first_public_at: string; is_new: boolean | null; listing_id: string };
        Insert: { changed_at?: string; first_public_at?: string; is_new?: boolean | null; listing_id: string };
        Update: { changed_at?: string; first_public_at?: string; is_new?: boolean | null; listing_id?: string };
        Relationships: [];
      };
      home_owners: {
        Row: { commission: string; created_at: string; email: string | null; exclusive_until: string | null; keys: string; lead_id: string | null; listing_id: string; name: string; notes: string; page_key: string | null; page_until: string | null; phone: string | null; updated_at: string };
        Insert: { commission?: string; created_at?: string; email?: string | null; exclusive_until?: string | null; keys?: string; lead_id?: string | null; listing_id: string; name: string; notes?: string; page_key?: string | null; page_until?: string | null; phone?: string | null; updated_at?: string };
        Update: { commission?: string; created_at?: string; email?: string | null; exclusive_until?: string | null; keys?: string; lead_id?: string | null; listing_id?: string; name?: string; notes?: string; page_key?: string | null; page_until?: string | null; phone?: string | null; updated_at?: string };
        Relationships: [];
      };
      known_words: {
        Row: { id: number; word: string };
        Insert: { id: number; word: string };
        Update: { id?: number; word?: string };
        Relationships: [];
      };
      lead_drafts: {
        Row: { admin: string; body: string; lead_id: string; subject: string; updated_at: string };
        Insert: { admin?: string; body: string; lead_id: string; subject?: string; updated_at?: string };
        Update: { admin?: string; body?: string; lead_id?: string; subject?: string; updated_at?: string };
        Relationships: [];
      };
      lead_merges: {
        Row: { admin: string | null; answered_before: string | null; due_before: string | null; id: string; kept_id: string; merged_at: string; merged_id: string; undone_at: string | null };
        Insert: { admin?: string | null; answered_before?: string | null; due_before?: string | null; id?: string; kept_id: string; merged_at?: string; merged_id: string; undone_at?: string | null };
        Update: { admin?: string | null; answered_before?: string | null; due_before?: string | null; id?: string; kept_id?: string; merged_at?: string; merged_id?: string; undone_at?: string | null };
        Relationships: [];
      };
      lead_messages: {
        Row: { attempts: number; author: string | null; body: string; cancelled_at: string | null; channel: string; created_at: string; direction: string; id: string; idempotency_key: string | null; last_error: string | null; lead_id: string; moves_on: boolean; next_attempt_at: string; send_at: string; sent_at: string | null; subject: string };
        Insert: { attempts?: number; author?: string | null; body: string; cancelled_at?: string | null; channel: string; created_at?: string; direction?: string; id?: string; idempotency_key?: string | null; last_error?: string | null; lead_id: string; moves_on?: boolean; next_attempt_at?: string; send_at?: string; sent_at?: string | null; subject?: string };
        Update: { attempts?: number; author?: string | null; body?: string; cancelled_at?: string | null; channel?: string; created_at?: string; direction?: string; id?: string; idempotency_key?: string | null; last_error?: string | null; lead_id?: string; moves_on?: boolean; next_attempt_at?: string; send_at?: string; sent_at?: string | null; subject?: string };
        Relationships: [];
      };
      lead_moves: {
        Row: { admin: string | null; at: string; from_state: string; id: number; lead_id: string; reason: string | null; to_state: string };
        Insert: { admin?: string | null; at?: string; from_state: string; id: number; lead_id: string; reason?: string | null; to_state: string };
        Update: { admin?: string | null; at?: string; from_state?: string; id?: number; lead_id?: string; reason?: string | null; to_state?: string };
        Relationships: [];
      };
      lead_notes: {
        Row: { author: string | null; body: string; created_at: string; id: string; idempotency_key: string | null; lead_id: string };
        Insert: { author?: string | null; body: string; created_at?: string; id?: string; idempotency_key?: string | null; lead_id: string };
        Update: { author?: string | null; body?: string; created_at?: string; id?: string; idempotency_key?: string | null; lead_id?: string };
        Relationships: [];
      };
      lead_notices: {
        Row: { attempts: number; audience: string; created_at: string; last_error: string | null; lead_id: string; mailbox: string | null; next_attempt_at: string; sent_at: string | null };
        Insert: { attempts?: number; audience: string; created_at?: string; last_error?: string | null; lead_id: string; mailbox?: string | null; next_attempt_at?: string; sent_at?: string | null };
        Update: { attempts?: number; audience?: string; created_at?: string; last_error?: string | null; lead_id?: string; mailbox?: string | null; next_attempt_at?: string; sent_at?: string | null };
        Relationships: [];
      };
      lead_presence: {
        Row: { admin: string; is_replying: boolean; lead_id: string; seen_at: string };
        Insert: { admin?: string; is_replying?: boolean; lead_id: string; seen_at?: string };
        Update: { admin?: string; is_replying?: boolean; lead_id?: string; seen_at?: string };
        Relationships: [];
      };
      lead_reminders: {
        Row: { admin: string; body: string; created_at: string; done_at: string | null; id: string; idempotency_key: string | null; lead_id: string; remind_at: string };
        Insert: { admin?: string; body: string; created_at?: string; done_at?: string | null; id?: string; idempotency_key?: string | null; lead_id: string; remind_at: string };
        Update: { admin?: string; body?: string; created_at?: string; done_at?: string | null; id?: string; idempotency_key?: string | null; lead_id?: string; remind_at?: string };
        Relationships: [];
      };
      leads: {
        Row: { answered_at: string | null; answered_by: string | null; answers: Json; assignee: string | null; campaign: string | null; consent: string; consented_at: string; country: string | null; created_at: string; due_at: string | null; email: string | null; fingerprint: string; first_referral: string | null; first_referred_on: string | null; has_contract: boolean; id: string; idempotency_key: string | null; kind: string; listing_id: string | null; locale: string; lost_reason: string | null; merged_into: string | null; message: string; name: string; network: string | null; phone: string | null; reach_by: string; reference: string; referral: string | null; referred_on: string | null; search_text: string; sender: string; state: string; user_id: string | null };
        Insert: { answered_at?: string | null; answered_by?: string | null; answers?: Json; assignee?: string | null; campaign?: string | null; consent: string; consented_at?: string; country?: string | null; created_at?: string; due_at?: string | null; email?: string | null; fingerprint: string; first_referral?: string | null; first_referred_on?: string | null; has_contract?: boolean; id?: string; idempotency_key?: string | null; kind: string; listing_id?: string | null; locale?: string; lost_reason?: string | null; merged_into?: string | null; message?: string; name: string; network?: string | null; phone?: string | null; reach_by: string; reference: string; referral?: string | null; referred_on?: string | null; sender: string; state?: string; user_id?: string | null };
        Update: { answered_at?: string | null; answered_by?: string | null; answers?: Json; assignee?: string | null; campaign?: string | null; consent?: string; consented_at?: string; country?: string | null; created_at?: string; due_at?: string | null; email?: string | null; fingerprint?: string; first_referral?: string | null; first_referred_on?: string | null; has_contract?: boolean; id?: string; idempotency_key?: string | null; kind?: string; listing_id?: string | null; locale?: string; lost_reason?: string | null; merged_into?: string | null; message?: string; name?: string; network?: string | null; phone?: string | null; reach_by?: string; reference?: string; referral?: string | null; referred_on?: string | null; sender?: string; state?: string; user_id?: string | null };
        Relationships: [];
      };
      letter_events: {
        Row: { at: string; created_at: string; id: string; kind: string; provider_id: string; reason: string };
        Insert: { at: string; created_at?: string; id: string; kind: string; provider_id: string; reason?: string };
        Update: { at?: string; created_at?: string; id?: string; kind?: string; provider_id?: string; reason?: string };
        Relationships: [];
      };
      letters: {
        Row: { again_of: string | null; attempts: number; created_at: string; id: string; key: string; kind: string; last_error: string | null; lead_id: string | null; next_attempt_at: string; provider_id: string | null; reader_id: string | null; sent_at: string | null; stopped_at: string | null; stopped_for: string | null; taken_at: string | null; tells: Json; unsure_since: string | null };
        Insert: { again_of?: string | null; attempts?: number; created_at?: string; id?: string; key: string; kind: string; last_error?: string | null; lead_id?: string | null; next_attempt_at?: string; provider_id?: string | null; reader_id?: string | null; sent_at?: string | null; stopped_at?: string | null; stopped_for?: string | null; taken_at?: string | null; tells?: Json; unsure_since?: string | null };
        Update: { again_of?: string | null; attempts?: number; created_at?: string; id?: string; key?: string; kind?: string; last_error?: string | null; lead_id?: string | null; next_attempt_at?: string; provider_id?: string | null; reader_id?: string | null; sent_at?: string | null; stopped_at?: string | null; stopped_for?: string | null; taken_at?: string | null; tells?: Json; unsure_since?: string | null };
        Relationships: [];
      };
      listing_changes: {
        Row: { after: Json | null; before: Json | null; field: string; listing_id: string; run_id: string };
        Insert: { after?: Json | null; before?: Json | null; field: string; listing_id: string; run_id: string };
        Update: { after?: Json | null; before?: Json | null; field?: string; listing_id?: string; run_id?: string };
        Relationships: [];
      };
      listing_drafts: {
        Row: { admin_id: string; base: Json; changes: Json; listing_id: string; seen: string | null; updated_at: string; version: number };
        Insert: { admin_id?: string; base?: Json; changes: Json; listing_id: string; seen?: string | null; updated_at?: string; version?: number };
        Update: { admin_id?: string; base?: Json; changes?: Json; listing_id?: string; seen?: string | null; updated_at?: string; version?: number };
        Relationships: [];
      };
      listing_duplicates: {
        Row: { created_at: string; listing_id: string; other_id: string; reasons: string[]; score: number; verdict: string };
        Insert: { created_at?: string; listing_id: string; other_id: string; reasons: string[]; score: number; verdict?: string };
        Update: { created_at?: string; listing_id?: string; other_id?: string; reasons?: string[]; score?: number; verdict?: string };
        Relationships: [];
      };
      listing_origins: {
        Row: { content_hash: string; declined: Json; etag: string | null; external_id: string; extracted: Json; first_seen_at: string; gone_answers: number; last_modified: string | null; last_seen_at: string; listing_id: string; locked_fields: string[]; missed_runs: number; page_fields: string[]; page_hash: string | null; reserved: boolean; run_id: string | null; source_id: string; source_url: string; suggested: Json; withdrawn_from: string | null };
        Insert: { content_hash: string; declined?: Json; etag?: string | null; external_id: string; extracted?: Json; first_seen_at?: string; gone_answers?: number; last_modified?: string | null; last_seen_at?: string; listing_id: string; locked_fields?: string[]; missed_runs?: number; page_fields?: string[]; page_hash?: string | null; reserved?: boolean; run_id?: string | null; source_id: string; source_url: string; suggested?: Json; withdrawn_from?: string | null };
        Update: { content_hash?: string; declined?: Json; etag?: string | null; external_id?: string; extracted?: Json; first_seen_at?: string; gone_answers?: number; last_modified?: string | null; last_seen_at?: string; listing_id?: string; locked_fields?: string[]; missed_runs?: number; page_fields?: string[]; page_hash?: string | null; reserved?: boolean; run_id?: string | null; source_id?: string; source_url?: string; suggested?: Json; withdrawn_from?: string | null };
        Relationships: [];
      };
      listing_picture_texts: {
        Row: { listing_id: string; texts: Json };
        Insert: { listing_id: string; texts: Json };
        Update: { listing_id?: string; texts?: Json };
        Relationships: [];
      };
      listing_presence: {
        Row: { admin_id: string; listing_id: string; seen_at: string };
        Insert: { admin_id: string; listing_id: string; seen_at?: string };
        Update: { admin_id?: string; listing_id?: string; seen_at?: string };
        Relationships: [];
      };
      listing_price_points: {
        Row: { id: number; listing_id: string; monthly_rental_price: number | null; price: number | null; run_id: string | null; since: string };
        Insert: { id: number; listing_id: string; monthly_rental_price?: number | null; price?: number | null; run_id?: string | null; since: string };
        Update: { id?: number; listing_id?: string; monthly_rental_price?: number | null; price?: number | null; run_id?: string | null; since?: string };
        Relationships: [];
      };
      listing_saves: {
        Row: { admin_id: string; after: Json; at: string; before: Json; id: number; listing_id: string; name: string; transaction: number };
        Insert: { admin_id: string; after: Json; at?: string; before: Json; id: number; listing_id: string; name?: string; transaction: number };
        Update: { admin_id?: string; after?: Json; at?: string; before?: Json; id?: number; listing_id?: string; name?: string; transaction?: number };
        Relationships: [];
      };
      listing_slugs: {
        Row: { left_at: string; listing_id: string; slug: string };
        Insert: { left_at?: string; listing_id: string; slug: string };
        Update: { left_at?: string; listing_id?: string; slug?: string };
        Relationships: [];
      };
      listing_translations: {
        Row: { description: string; listing_id: string; locale: string; title: string };
        Insert: { description?: string; listing_id: string; locale: string; title?: string };
        Update: { description?: string; listing_id?: string; locale?: string; title?: string };
        Relationships: [];
      };
      listings: {
        Row: { address: string; agent_email: string | null; agent_name: string | null; agent_phone: string | null; agent_photo: string | null; amenities: string[]; area: string | null; bathrooms: number | null; bedrooms: number | null; building_id: string | null; city: string; common_fee: number | null; condo_name: string | null; created_at: string; description: string; excluded: boolean; featured: boolean; finance_down_payment: number | null; finance_forfeiture_percent: number | null; finance_interest_percent: number | null; finance_months: number | null; finance_premium_percent: number | null; floor_plan: Json | null; id: string; images: string[]; is_sample: boolean; land_square_meters: number | null; language: string; last_verified_on: string | null; latitude: number | null; longitude: number | null; monthly_rental_price: number | null; ownership_claimed: string[]; ownership_verified: string[]; plan_images: string[]; price: number | null; property_type: string; publication: string; sinking_fund: number | null; slug: string; square_meters: number | null; status: string[]; tenure: string | null; title: string; updated_at: string; year_built: number | null };
        Insert: { address?: string; agent_email?: string | null; agent_name?: string | null; agent_phone?: string | null; agent_photo?: string | null; amenities?: string[]; area?: string | null; bathrooms?: number | null; bedrooms?: number | null; building_id?: string | null; city?: string; common_fee?: number | null; condo_name?: string | null; created_at?: string; description?: string; featured?: boolean; finance_down_payment?: number | null; finance_forfeiture_percent?: number | null; finance_interest_percent?: number | null; finance_months?: number | null; finance_premium_percent?: number | null; floor_plan?: Json | null; id?: string; images?: string[]; is_sample?: boolean; land_square_meters?: number | null; language?: string; last_verified_on?: string | null; latitude?: number | null; longitude?: number | null; monthly_rental_price?: number | null; ownership_claimed?: string[]; ownership_verified?: string[]; plan_images?: string[]; price?: number | null; property_type: string; publication?: string; sinking_fund?: number | null; slug: string; square_meters?: number | null; status: string[]; tenure?: string | null; title: string; updated_at?: string; year_built?: number | null };
        Update: { address?: string; agent_email?: string | null; agent_name?: string | null; agent_phone?: string | null; agent_photo?: string | null; amenities?: string[]; area?: string | null; bathrooms?: number | null; bedrooms?: number | null; building_id?: string | null; city?: string; common_fee?: number | null; condo_name?: string | null; created_at?: string; description?: string; featured?: boolean; finance_down_payment?: number | null; finance_forfeiture_percent?: number | null; finance_interest_percent?: number | null; finance_months?: number | null; finance_premium_percent?: number | null; floor_plan?: Json | null; id?: string; images?: string[]; is_sample?: boolean; land_square_meters?: number | null; language?: string; last_verified_on?: string | null; latitude?: number | null; longitude?: number | null; monthly_rental_price?: number | null; ownership_claimed?: string[]; ownership_verified?: string[]; plan_images?: string[]; price?: number | null; property_type?: string; publication?: string; sinking_fund?: number | null; slug?: string; square_meters?: number | null; status?: string[]; tenure?: string | null; title?: string; updated_at?: string; year_built?: number | null };
        Relationships: [];
      };
      media_pictures: {
        Row: { added_at: string; added_by: string | null; alts: Json; bytes: number; focus_x: number; focus_y: number; height: number; id: string; name: string; version: number; width: number };
        Insert: { added_at?: string; added_by?: string | null; alts?: Json; bytes: number; focus_x?: number; focus_y?: number; height: number; id: string; name: string; version?: number; width: number };
        Update: { added_at?: string; added_by?: string | null; alts?: Json; bytes?: number; focus_x?: number; focus_y?: number; height?: number; id?: string; name?: string; version?: number; width?: number };
        Relationships: [];
      };
      page_views: {
        Row: { day: string; language: string; listing_id: string | null; page: string; views: number };
        Insert: { day: string; language: string; listing_id?: string | null; page: string; views: number };
        Update: { day?: string; language?: string; listing_id?: string | null; page?: string; views?: number };
        Relationships: [];
      };
      partner_feed_fetches: {
        Row: { agent: string; at: string; feed_id: string; times: number };
        Insert: { agent: string; at: string; feed_id: string; times?: number };
        Update: { agent?: string; at?: string; feed_id?: string; times?: number };
        Relationships: [];
      };
      partner_feeds: {
        Row: { choice: Json; currency: string; format: string; id: string; made_at: string; made_by: string | null; name: string; revoked_at: string | null; serial: number; signed_at: string; updated_at: string };
        Insert: { choice?: Json; currency?: string; format: string; id?: string; made_at?: string; made_by?: string | null; name: string; revoked_at?: string | null; serial?: number; signed_at?: string; updated_at?: string };
        Update: { choice?: Json; currency?: string; format?: string; id?: string; made_at?: string; made_by?: string | null; name?: string; revoked_at?: string | null; serial?: number; signed_at?: string; updated_at?: string };
        Relationships: [];
      };
      payments: {
        Row: { amount: number; arrival: string; baht_per_unit: number | null; contract_id: string; corrects: string | null; created_at: string; currency: string | null; entered_by: string | null; foreign_amount: number | null; id: string; idempotency_key: string | null; method: string; note: string; number: number; paid_on: string; surplus: number | null };
        Insert: { amount: number; arrival?: string; baht_per_unit?: number | null; contract_id: string; corrects?: string | null; created_at?: string; currency?: string | null; entered_by?: string | null; foreign_amount?: number | null; id?: string; idempotency_key?: string | null; method: string; note?: string; number: number; paid_on: string; surplus?: number | null };
        Update: { amount?: number; arrival?: string; baht_per_unit?: number | null; contract_id?: string; corrects?: string | null; created_at?: string; currency?: string | null; entered_by?: string | null; foreign_amount?: number | null; id?: string; idempotency_key?: string | null; method?: string; note?: string; number?: number; paid_on?: string; surplus?: number | null };
        Relationships: [];
      };
      private_files: {
        Row: { added_by: string | null; begun_at: string; buyer: string | null; bytes: number; content_type: string; contract_id: string | null; digest: string; guide_locale: string | null; id: string; kind: string; lead_id: string | null; name: string; object: string; removed_at: string | null; side: string; stored_at: string | null };
        Insert: { added_by?: string | null; begun_at?: string; buyer?: string | null; bytes: number; content_type: string; contract_id?: string | null; digest: string; guide_locale?: string | null; id?: string; kind: string; lead_id?: string | null; name: string; object?: string; removed_at?: string | null; side: string; stored_at?: string | null };
        Update: { added_by?: string | null; begun_at?: string; buyer?: string | null; bytes?: number; content_type?: string; contract_id?: string | null; digest?: string; guide_locale?: string | null; id?: string; kind?: string; lead_id?: string | null; name?: string; object?: string; removed_at?: string | null; side?: string; stored_at?: string | null };
        Relationships: [];
      };
      receipt_counters: {
        Row: { last: number; year: number };
        Insert: { last: number; year: number };
        Update: { last?: number; year?: number };
        Relationships: [];
      };
      receipts: {
        Row: { issued_on: string; kept_after: number | null; left_after: number; moves_after: number | null; number: number; payment_id: string; received_from: string; year: number };
        Insert: { issued_on: string; kept_after?: number | null; left_after: number; moves_after?: number | null; number: number; payment_id: string; received_from?: string; year: number };
        Update: { issued_on?: string; kept_after?: number | null; left_after?: number; moves_after?: number | null; number?: number; payment_id?: string; received_from?: string; year?: number };
        Relationships: [];
      };
      referred_leads: {
        Row: { by_hand: boolean; commission_baht: number | null; commission_percent: number | null; created_at: string; lead_id: string; referrer_id: string; valid_until: string };
        Insert: { by_hand?: boolean; commission_baht?: number | null; commission_percent?: number | null; created_at?: string; lead_id: string; referrer_id: string; valid_until: string };
        Update: { by_hand?: boolean; commission_baht?: number | null; commission_percent?: number | null; created_at?: string; lead_id?: string; referrer_id?: string; valid_until?: string };
        Relationships: [];
      };
      referrers: {
        Row: { code: string; commission_baht: number | null; commission_percent: number | null; created_at: string; email: string | null; ended_at: string | null; id: string; lead_id: string | null; locale: string; name: string; networks: string[]; page_version: number; phone: string | null; valid_months: number; version: number };
        Insert: { code: string; commission_baht?: number | null; commission_percent?: number | null; created_at?: string; email?: string | null; ended_at?: string | null; id?: string; lead_id?: string | null; locale?: string; name: string; networks?: string[]; page_version?: number; phone?: string | null; valid_months: number; version?: number };
        Update: { code?: string; commission_baht?: number | null; commission_percent?: number | null; created_at?: string; email?: string | null; ended_at?: string | null; id?: string; lead_id?: string | null; locale?: string; name?: string; networks?: string[]; page_version?: number; phone?: string | null; valid_months?: number; version?: number };
        Relationships: [];
      };
      refused_addresses: {
        Row: { created_at: string; hash: string };
        Insert: { created_at?: string; hash: string };
        Update: { created_at?: string; hash?: string };
        Relationships: [];
      };
      remembered_listings: {
        Row: { kept_at: string; kind: string; listing_id: string; user_id: string };
        Insert: { kept_at: string; kind: string; listing_id: string; user_id: string };
        Update: { kept_at?: string; kind?: string; listing_id?: string; user_id?: string };
        Relationships: [];
      };
      replaced_instalments: {
        Row: { amount: number; due_on: string; entry_id: string; number: number };
        Insert: { amount: number; due_on: string; entry_id: string; number: number };
        Update: { amount?: number; due_on?: string; entry_id?: string; number?: number };
        Relationships: [];
      };
      role_rights: {
        Row: { name: string; role: string };
        Insert: { name: string; role: string };
        Update: { name?: string; role?: string };
        Relationships: [];
      };
      saved_listings: {
        Row: { created_at: string; listing_id: string; note: string; user_id: string };
        Insert: { created_at?: string; listing_id: string; note?: string; user_id: string };
        Update: { created_at?: string; listing_id?: string; note?: string; user_id?: string };
        Relationships: [];
      };
      scrape_alarms: {
        Row: { acknowledged_at: string | null; created_at: string; detail: Json; id: string; kind: string; notified_at: string | null; run_id: string | null; source_id: string };
        Insert: { acknowledged_at?: string | null; created_at?: string; detail?: Json; id?: string; kind: string; notified_at?: string | null; run_id?: string | null; source_id: string };
        Update: { acknowledged_at?: string | null; created_at?: string; detail?: Json; id?: string; kind?: string; notified_at?: string | null; run_id?: string | null; source_id?: string };
        Relationships: [];
      };
      scrape_dead_messages: {
        Row: { attempts: number; body: Json; created_at: string; id: string; message_id: string; reason: string; replayed_at: string | null; run_id: string | null; url: string | null };
        Insert: { attempts?: number; body: Json; created_at?: string; id?: string; message_id: string; reason: string; replayed_at?: string | null; run_id?: string | null; url?: string | null };
        Update: { attempts?: number; body?: Json; created_at?: string; id?: string; message_id?: string; reason?: string; replayed_at?: string | null; run_id?: string | null; url?: string | null };
        Relationships: [];
      };
      scrape_held_changes: {
        Row: { after: Json | null; before: Json | null; doubtful: boolean; field: string; listing_id: string; run_id: string; source_id: string; unlikely: boolean };
        Insert: { after?: Json | null; before?: Json | null; doubtful?: boolean; field: string; listing_id: string; run_id: string; source_id: string; unlikely?: boolean };
        Update: { after?: Json | null; before?: Json | null; doubtful?: boolean; field?: string; listing_id?: string; run_id?: string; source_id?: string; unlikely?: boolean };
        Relationships: [];
      };
      scrape_image_changes: {
        Row: { after: Json; before: Json; listing_id: string; run_id: string };
        Insert: { after: Json; before: Json; listing_id: string; run_id: string };
        Update: { after?: Json; before?: Json; listing_id?: string; run_id?: string };
        Relationships: [];
      };
      scrape_images: {
        Row: { attempts: number; listing_id: string; message_sent_at: string | null; path: string | null; place: number; reason: string | null; state: string; url: string };
        Insert: { attempts?: number; listing_id: string; message_sent_at?: string | null; path?: string | null; place: number; reason?: string | null; state?: string; url: string };
        Update: { attempts?: number; listing_id?: string; message_sent_at?: string | null; path?: string | null; place?: number; reason?: string | null; state?: string; url?: string };
        Relationships: [];
      };
      scrape_page_copies: {
        Row: { created_at: string; html: string; run_id: string; url: string };
        Insert: { created_at?: string; html: string; run_id: string; url: string };
        Update: { created_at?: string; html?: string; run_id?: string; url?: string };
        Relationships: [];
      };
      scrape_pages: {
        Row: { attempts: number; difference: Json | null; fetched_at: string | null; fields: string[]; finished_at: string | null; http_status: number | null; listing_id: string | null; message_sent_at: string | null; reason: string | null; reason_code: string | null; run_id: string; state: string; url: string };
        Insert: { attempts?: number; difference?: Json | null; fetched_at?: string | null; fields?: string[]; finished_at?: string | null; http_status?: number | null; listing_id?: string | null; message_sent_at?: string | null; reason?: string | null; run_id: string; state?: string; url: string };
        Update: { attempts?: number; difference?: Json | null; fetched_at?: string | null; fields?: string[]; finished_at?: string | null; http_status?: number | null; listing_id?: string | null; message_sent_at?: string | null; reason?: string | null; run_id?: string; state?: string; url?: string };
        Relationships: [];
      };
      scrape_pastes: {
        Row: { created_at: string; html: string; pasted_by: string | null; run_id: string; url: string };
        Insert: { created_at?: string; html: string; pasted_by?: string | null; run_id: string; url: string };
        Update: { created_at?: string; html?: string; pasted_by?: string | null; run_id?: string; url?: string };
        Relationships: [];
      };
      scrape_runs: {
        Row: { absences_judged_at: string | null; complete: boolean; coverage: Json; created_at: string; deadline_at: string; discovery: Json | null; dry_run: boolean; feed: Json | null; finished_at: string | null; id: string; kind: string; message_sent_at: string | null; reason: string | null; rolled_back_at: string | null; source_id: string; started_by: string | null; state: string };
        Insert: { absences_judged_at?: string | null; complete?: boolean; coverage?: Json; created_at?: string; deadline_at?: string; discovery?: Json | null; dry_run?: boolean; feed?: Json | null; finished_at?: string | null; id?: string; kind?: string; message_sent_at?: string | null; reason?: string | null; rolled_back_at?: string | null; source_id: string; started_by?: string | null; state?: string };
        Update: { absences_judged_at?: string | null; complete?: boolean; coverage?: Json; created_at?: string; deadline_at?: string; discovery?: Json | null; dry_run?: boolean; feed?: Json | null; finished_at?: string | null; id?: string; kind?: string; message_sent_at?: string | null; reason?: string | null; rolled_back_at?: string | null; source_id?: string; started_by?: string | null; state?: string };
        Relationships: [];
      };
      scrape_sources: {
        Row: { allowed_hosts: string[]; auto_publish: boolean; created_at: string; default_city: string; default_currency: string; enabled: boolean; feed: Json | null; id: string; legal_note: string | null; listing_url_pattern: string | null; max_in_flight: number; max_pages: number; may_keep_images: boolean; may_pass_on: boolean; may_show_agents: boolean; may_show_descriptions: boolean; name: string; obeys_noindex: boolean; paused_reason: string | null; requests_per_second: number; schedule_minutes: number | null; selectors: Json; sitemap_url: string | null; start_urls: string[]; updated_at: string };
        Insert: { allowed_hosts: string[]; auto_publish?: boolean; created_at?: string; default_city?: string; default_currency?: string; enabled?: boolean; feed?: Json | null; id?: string; legal_note?: string | null; listing_url_pattern?: string | null; max_in_flight?: number; max_pages?: number; may_keep_images?: boolean; may_pass_on?: boolean; may_show_agents?: boolean; may_show_descriptions?: boolean; name: string; obeys_noindex?: boolean; paused_reason?: string | null; requests_per_second?: number; schedule_minutes?: number | null; selectors?: Json; sitemap_url?: string | null; start_urls: string[]; updated_at?: string };
        Update: { allowed_hosts?: string[]; auto_publish?: boolean; created_at?: string; default_city?: string; default_currency?: string; enabled?: boolean; feed?: Json | null; id?: string; legal_note?: string | null; listing_url_pattern?: string | null; max_in_flight?: number; max_pages?: number; may_keep_images?: boolean; may_pass_on?: boolean; may_show_agents?: boolean; may_show_descriptions?: boolean; name?: string; obeys_noindex?: boolean; paused_reason?: string | null; requests_per_second?: number; schedule_minutes?: number | null; selectors?: Json; sitemap_url?: string | null; start_urls?: string[]; updated_at?: string };
        Relationships: [];
      };
      scrape_text_changes: {
        Row: { after: Json; before: Json; listing_id: string; run_id: string };
        Insert: { after: Json; before: Json; listing_id: string; run_id: string };
        Update: { after?: Json; before?: Json; listing_id?: string; run_id?: string };
        Relationships: [];
      };
      search_names: {
        Row: { names: string; subject: string };
        Insert: { names: string; subject: string };
        Update: { names?: string; subject?: string };
        Relationships: [];
      };
      searched_listings: {
        Row: { amenities: string[]; area: string | null; bathrooms: number | null; bedrooms: number | null; created_at: string; featured: boolean; gross_yield: number | null; id: string; instalment_is_example: boolean | null; latitude: number | null; longitude: number | null; monthly_instalment: number | null; monthly_rental_price: number | null; monthly_sum: number | null; names: string; price: number | null; price_per_square_meter: number | null; property_type: string; square_meters: number | null; status: string[]; tenure: string | null; terms: string; unspaced: string; unspaced_names: string; words: string };
        Insert: { amenities: string[]; area?: string | null; bathrooms?: number | null; bedrooms?: number | null; created_at: string; featured: boolean; id: string; instalment_is_example?: boolean | null; latitude?: number | null; longitude?: number | null; monthly_instalment?: number | null; monthly_rental_price?: number | null; names: string; price?: number | null; property_type: string; square_meters?: number | null; status: string[]; tenure?: string | null; words: string };
        Update: { amenities?: string[]; area?: string | null; bathrooms?: number | null; bedrooms?: number | null; created_at?: string; featured?: boolean; id?: string; instalment_is_example?: boolean | null; latitude?: number | null; longitude?: number | null; monthly_instalment?: number | null; monthly_rental_price?: number | null; names?: string; price?: number | null; property_type?: string; square_meters?: number | null; status?: string[]; tenure?: string | null; words?: string };
        Relationships: [];
      };
      settings: {
        Row: { pictures: string[]; saved_at: string; saved_by: string; section: string; value: Json; version: number };
        Insert: { saved_at?: string; saved_by?: string; section: string; value: Json; version: number };
        Update: { saved_at?: string; saved_by?: string; section?: string; value?: Json; version?: number };
        Relationships: [];
      };
      share_cards: {
        Row: { asked_at: string; asked_for: string; design: number | null; drawn_for: string | null; listing_id: string; objects: string[] };
        Insert: { asked_at?: string; asked_for: string; design?: number | null; drawn_for?: string | null; listing_id: string; objects?: string[] };
        Update: { asked_at?: string; asked_for?: string; design?: number | null; drawn_for?: string | null; listing_id?: string; objects?: string[] };
        Relationships: [];
      };
      sign_in_letters: {
        Row: { mailbox: string; sent_at: string };
        Insert: { mailbox: string; sent_at?: string };
        Update: { mailbox?: string; sent_at?: string };
        Relationships: [];
      };
      sign_in_networks: {
        Row: { account_and_network: string; seen_at: string };
        Insert: { account_and_network: string; seen_at?: string };
        Update: { account_and_network?: string; seen_at?: string };
        Relationships: [];
      };
      site_keys: {
        Row: { created_at: string; hash: string };
        Insert: { created_at?: string; hash: string };
        Update: { created_at?: string; hash?: string };
        Relationships: [];
      };
      statement_layouts: {
        Row: { columns: Json; fingerprint: string; saved_at: string; saved_by: string | null };
        Insert: { columns: Json; fingerprint: string; saved_at?: string; saved_by?: string | null };
        Update: { columns?: Json; fingerprint?: string; saved_at?: string; saved_by?: string | null };
        Relationships: [];
      };
      statement_lines: {
        Row: { amount: number; created_at: string; entered_by: string | null; hash: string; occurrence: number; paid_on: string; text: string };
        Insert: { amount: number; created_at?: string; entered_by?: string | null; hash: string; occurrence: number; paid_on: string; text: string };
        Update: { amount?: number; created_at?: string; entered_by?: string | null; hash?: string; occurrence?: number; paid_on?: string; text?: string };
        Relationships: [];
      };
      statement_payments: {
        Row: { hash: string; occurrence: number; payment_id: string };
        Insert: { hash: string; occurrence: number; payment_id: string };
        Update: { hash?: string; occurrence?: number; payment_id?: string };
        Relationships: [];
      };
      stopped_letters: {
        Row: { contract_id: string; stopped_at: string; stopped_by: string | null };
        Insert: { contract_id: string; stopped_at?: string; stopped_by?: string | null };
        Update: { contract_id?: string; stopped_at?: string; stopped_by?: string | null };
        Relationships: [];
      };
      text_drafts: {
        Row: { admin_id: string; changes: Json; kind: string; locale: string; name: string; seen: number; updated_at: string; version: number };
        Insert: { admin_id?: string; changes: Json; kind: string; locale: string; name: string; seen: number; updated_at?: string; version?: number };
        Update: { admin_id?: string; changes?: Json; kind?: string; locale?: string; name?: string; seen?: number; updated_at?: string; version?: number };
        Relationships: [];
      };
      texts: {
        Row: { body: Json | null; head: Json | null; kind: string; locale: string; made_from: string; name: string; pictures: string[]; publish_at: string | null; saved_at: string; saved_by: string; state: string; version: number };
        Insert: { body?: Json | null; kind: string; locale: string; made_from?: string; name: string; publish_at?: string | null; saved_at?: string; saved_by?: string; state: string; version: number };
        Update: { body?: Json | null; kind?: string; locale?: string; made_from?: string; name?: string; publish_at?: string | null; saved_at?: string; saved_by?: string; state?: string; version?: number };
        Relationships: [];
      };
      viewings: {
        Row: { by_video: boolean; created_at: string; created_by: string | null; given_up_at: string | null; held_until: string | null; ical_sequence: number; ical_uid: string; id: string; idempotency_key: string | null; lead_id: string; listing_id: string | null; minutes: number; place: string; starts_at: string; status: string; updated_at: string };
        Insert: { by_video?: boolean; created_at?: string; created_by?: string | null; given_up_at?: string | null; held_until?: string | null; ical_sequence?: number; ical_uid?: string; id?: string; idempotency_key?: string | null; lead_id: string; listing_id?: string | null; minutes?: number; place?: string; starts_at: string; status?: string; updated_at?: string };
        Update: { by_video?: boolean; created_at?: string; created_by?: string | null; given_up_at?: string | null; held_until?: string | null; ical_sequence?: number; ical_uid?: string; id?: string; idempotency_key?: string | null; lead_id?: string; listing_id?: string | null; minutes?: number; place?: string; starts_at?: string; status?: string; updated_at?: string };
        Relationships: [];
      };
    };
    Views: {
      article_places: {
        Row: { name: string | null; slug: string | null; slugs: string[] | null; version: number | null };
        Relationships: [];
      };
      card_listings: {
        Row: { address: string | null; area: string | null; bathrooms: number | null; bedrooms: number | null; city: string | null; condo_name: string | null; finance_down_payment: number | null; finance_forfeiture_percent: number | null; finance_interest_percent: number | null; finance_months: number | null; finance_premium_percent: number | null; id: string | null; images: string[] | null; is_sample: boolean | null; language: string | null; latitude: number | null; listing_translations: Json | null; longitude: number | null; monthly_rental_price: number | null; price: number | null; property_type: string | null; slug: string | null; square_meters: number | null; status: string[] | null; tenure: string | null; title: string | null };
        Relationships: [];
      };
      clauses_in_force: {
        Row: { body: Json | null; is_older: boolean | null; locale: string | null; name: string | null };
        Relationships: [];
      };
      contract_buyers: {
        Row: { assignee: string | null; contract_id: string | null; names: string | null; reference: string | null; sent_by: string | null };
        Relationships: [];
      };
      contract_positions: {
        Row: { contract_id: string | null; contract_price: number | null; ended_by: string | null; late: number | null; late_since: string | null; lead_id: string | null; listing_id: string | null; missed: number | null; moved: number | null; next_on: string | null; owed: number | null; paid: number | null; return_since: string | null; starts_on: string | null; to_return: number | null };
        Relationships: [];
      };
      current_settings: {
        Row: { section: string | null; value: Json | null; version: number | null };
        Relationships: [];
      };
      letter_states: {
        Row: { again_of: string | null; at: string | null; attempts: number | null; id: string | null; kind: string | null; lead_id: string | null; next_attempt_at: string | null; reason: string | null; state: string | null; tells: Json | null };
        Relationships: [];
      };
      listing_suggestions: {
        Row: { field: string | null; language: string | null; last_seen_at: string | null; listing_id: string | null; mine: Json | null; publication: string | null; slug: string | null; source: string | null; source_url: string | null; theirs: Json | null; title: string | null };
        Relationships: [];
      };
      listing_twins: {
        Row: { language: string | null; listing_id: string | null; listing_publication: string | null; publication: string | null; reasons: string[] | null; score: number | null; slug: string | null; source: string | null; source_url: string | null; title: string | null; twin_id: string | null };
        Relationships: [];
      };
      naming_entries: {
        Row: { amount: number | null; contract_id: string | null; created_at: string | null; entered_by: string | null; fingerprint: string | null; happened_on: string | null; id: string | null; idempotency_key: string | null; kept: number | null; kind: string | null; moved: number | null; number: number | null; paid: number | null; person: Json | null; reason: string | null; returned: number | null };
        Relationships: [];
      };
      newest_texts: {
        Row: { body: Json | null; kind: string | null; locale: string | null; made_from: string | null; name: string | null; publish_at: string | null; saved_at: string | null; saved_by: string | null; state: string | null; version: number | null };
        Relationships: [];
      };
      owed_instalments: {
        Row: { amount: number | null; contract_id: string | null; due_on: string | null; number: number | null; owed: number | null };
        Relationships: [];
      };
      pin_listings: {
        Row: { area: string | null; bedrooms: number | null; condo_name: string | null; id: string | null; instalment_is_example: boolean | null; latitude: number | null; longitude: number | null; monthly_instalment: number | null; monthly_rental_price: number | null; price: number | null; property_type: string | null; slug: string | null; square_meters: number | null };
        Relationships: [];
      };
      scrape_coverage: {
        Row: { coverage: Json | null; created_at: string | null; run_id: string | null; source_id: string | null };
        Relationships: [];
      };
      scrape_run_progress: {
        Row: { absences_judged_at: string | null; cancelled: number | null; changed: number | null; complete: boolean | null; coverage: Json | null; created_at: string | null; dead: number | null; deadline_at: string | null; dry_run: boolean | null; duration: string | null; failed: number | null; feed: Json | null; fetched: number | null; finished_at: string | null; id: string | null; kind: string | null; message_sent_at: string | null; new: number | null; not_a_listing: number | null; pages: number | null; queued: number | null; reason: string | null; refused: number | null; rolled_back_at: string | null; source_id: string | null; started_by: string | null; state: string | null; unchanged: number | null };
        Relationships: [];
      };
      surpluses: {
        Row: { contract_id: string | null; paid_on: string | null; surplus: number | null };
        Relationships: [];
      };
      texts_in_force: {
        Row: { body: Json | null; kind: string | null; locale: string | null; made_from: string | null; name: string | null; version: number | null };
        Relationships: [];
      };
    };
    Functions: {
      acknowledge_answered: { Args: { run: string }; Returns: undefined };
      add_alert_letters: { Args: { most: number }; Returns: number };
      add_instalment_letters: { Args: { steps: Json; today: string }; Returns: undefined };
      add_late_notices: { Args: Record<PropertyKey, never>; Returns: Json };
      add_letter: { Args: { letter_kind: string; letter_key: string; for_lead: string; letter_tells: Json; not_before: string }; Returns: undefined };
      add_listings: { Args: { for_run: string; source: string; urls: string[]; ids: string[]; outcomes: Json[] }; Returns: string[] };
      add_media: { Args: { picture: Json }; Returns: Json };
      add_pages: { Args: { for_run: string; urls: string[] }; Returns: Json };
      add_records: { Args: { for_run: string; records: Json }; Returns: Json };
      add_reminder_letters: { Args: Record<PropertyKey, never>; Returns: undefined };
      add_viewing_letter: { Args: { viewing: string; news: string; state_before: string }; Returns: undefined };
      add_viewing_letters: { Args: Record<PropertyKey, never>; Returns: undefined };
      address_of_admin: { Args: { admin: string }; Returns: string };
      address_of_buyer: { Args: { of_contract: string }; Returns: string };
      admin_name: { Args: { of_admin: string }; Returns: string };
      agree_contract: { Args: { for_lead: string; terms: Json }; Returns: string };
      alert_address: { Args: Record<PropertyKey, never>; Returns: string };
      alert_letter: { Args: { letter: string }; Returns: Json };
      alerts_as_data: { Args: { of_address: string }; Returns: Json };
      alerts_today: { Args: Record<PropertyKey, never>; Returns: Json };
      amount_of_action: { Args: { subject: string; about: string }; Returns: number };
      annul_next_contract: { Args: { of_contract: string; entry: Json }; Returns: undefined };
      answer_within: { Args: Record<PropertyKey, never>; Returns: string };
      area_summaries: { Args: Record<PropertyKey, never>; Returns: Json };
      arrivals_by_hand: { Args: { first_day: string; last_day: string }; Returns: Json };
      article_head: { Args: { body: Json }; Returns: Json };
      articles_overview: { Args: Record<PropertyKey, never>; Returns: Json };
      ask_about_twins: { Args: { home: string }; Returns: Json };
      ask_for_alert: { Args: { wanted: Json }; Returns: string };
      ask_for_share_cards: { Args: { most: number; of_design: number }; Returns: string[] };
      asked_changes: { Args: { for_run: string }; Returns: Json };
      asked_withdrawals: { Args: { for_run: string }; Returns: Json };
      assign_lead: { Args: { for_lead: string; expected: string; target: string }; Returns: Json };
      attends_to: { Args: { for_lead: string }; Returns: boolean };
      begin_copy: { Args: Record<PropertyKey, never>; Returns: string[] };
      begin_feed: { Args: { for_run: string }; Returns: Json };
      begin_file: { Args: { for_contract: string; file: Json }; Returns: Json };
      begin_guide: { Args: { for_locale: string; file: Json }; Returns: Json };
      begin_offer_picture: { Args: { for_reference: string; file: Json }; Returns: Json };
      begin_people_action: { Args: { asked: Json }; Returns: undefined };
      building_facilities: { Args: Record<PropertyKey, never>; Returns: string[] };
      building_key: { Args: { name: string }; Returns: string };
      building_keys: { Args: { building: string }; Returns: string[] };
      building_named: { Args: { called: string }; Returns: string };
      building_texts_in_force: { Args: Record<PropertyKey, never>; Returns: Json };
      buildings_for_admins: { Args: Record<PropertyKey, never>; Returns: Json };
      buildings_to_describe: { Args: Record<PropertyKey, never>; Returns: Json };
      buyer_names: { Args: { of_contract: string }; Returns: Json };
      calendar_feed: { Args: { token: string }; Returns: Json };
      cancel_contract: { Args: { for_contract: string; reason: string }; Returns: string };
      cancel_for_visitor: { Args: { for_viewing: string }; Returns: string };
      cancel_reply: { Args: { for_message: string }; Returns: boolean };
      cancel_run: { Args: { for_run: string }; Returns: boolean };
      cancel_waiting_pages: { Args: { of_runs: string[] }; Returns: undefined };
      change_alerts: { Args: { for_reader: string; change: string; value: string }; Returns: undefined };
      change_media: { Args: { for_id: string; seen_version: number; changes: Json }; Returns: Json };
      change_remembered: { Args: { to_add: string[]; to_remove: string[]; viewed: string[] }; Returns: undefined };
      change_saved: { Args: { to_add: string[]; to_remove: string[] }; Returns: undefined };
      changed_currency: { Args: { was_read: Json; is_read: Json }; Returns: Json };
      claim_leads: { Args: Record<PropertyKey, never>; Returns: string };
      close_referrer_page: { Args: { for_referrer: string; seen_version: number }; Returns: undefined };
      colleagues: { Args: Record<PropertyKey, never>; Returns: Json[] };
      commission_letter: { Args: { letter: string }; Returns: Json };
      commissions_of: { Args: { for_referrer: string }; Returns: Json };
      comparable_homes: { Args: { asked: Json }; Returns: Json };
      confirm_alert: { Args: { confirmed: string }; Returns: undefined };
      contract_files: { Args: { for_contract: string }; Returns: Json };
      contract_letter: { Args: { letter: string }; Returns: Json };
      contract_money: { Args: { for_contract: string }; Returns: Json };
      contract_paper: { Args: { for_contract: string }; Returns: Json };
      contract_price: { Args: { price: number; premium_percent: number }; Returns: number };
      contract_sums: { Args: { contract: string; on_day: string }; Returns: Json };
      contracts_in_order: { Args: { of_leads: string[] }; Returns: string[] };
      contradicts: { Args: { one: string; other: string }; Returns: boolean };
      copied_tables: { Args: Record<PropertyKey, never>; Returns: string[] };
      copy_table: { Args: { table_name: string }; Returns: Json };
      correct_arrival: { Args: { of_payment: string; reason: string; on_day: string }; Returns: string[] };
      correct_payment: { Args: { for_payment: string; reason: string; on_day: string }; Returns: string };
      count_as_answered: { Args: { for_lead: string; by_admin: string; moves_on: boolean }; Returns: undefined };
      count_commission: { Args: { for_contract: string }; Returns: undefined };
      count_leads: { Args: Record<PropertyKey, never>; Returns: Json };
      count_sign_in_letter: { Args: { address: string }; Returns: boolean };
      count_standing: { Args: { for_source: string }; Returns: number };
      count_views: { Args: { seen: Json }; Returns: undefined };
      credit_by_hand: { Args: { for_referrer: string; of_reference: string }; Returns: string };
      delete_media: { Args: { ids: string[] }; Returns: Json };
      delete_my_account: { Args: Record<PropertyKey, never>; Returns: undefined };
      device_of: { Args: { user_agent: string }; Returns: string };
      devices_to_tell: { Args: Record<PropertyKey, never>; Returns: Json[] };
      draft_home_of_offer: { Args: { for_lead: string; changes: Json }; Returns: Json };
      drafted_article: { Args: { for_name: string; for_locale: string }; Returns: Json };
      drafted_building_texts: { Args: { for_slug: string; for_locale: string }; Returns: Json };
      drafted_texts: { Args: { for_locale: string }; Returns: Json };
      due_reminders: { Args: Record<PropertyKey, never>; Returns: Json };
      end_feed: { Args: { for_run: string; report: Json }; Returns: boolean };
      end_overdue_runs: { Args: Record<PropertyKey, never>; Returns: undefined };
      end_pages: { Args: { for_run: string; urls: string[]; outcomes: Json[]; states: string[]; homes: string[]; differences: Json[] }; Returns: undefined };
      enter_contract_entry: { Args: { for_contract: string; entry: Json }; Returns: string };
      enter_payment: { Args: { for_contract: string; payment: Json }; Returns: string };
      enter_payments: { Args: { for_contract: string; arrival: Json }; Returns: string[] };
      enter_state: { Args: { for_lead: string; target: string; reason: string }; Returns: undefined };
      enter_statement_lines: { Args: { lines: Json }; Returns: Json };
      entered_statement_lines: { Args: { lines: Json }; Returns: Json };
      erase_alerts: { Args: { of_address: string }; Returns: undefined };
      erase_old_contract_papers: { Args: { today: string }; Returns: number };
      erase_old_leads: { Args: { before: string }; Returns: number };
      erase_old_offer_pictures: { Args: Record<PropertyKey, never>; Returns: number };
      erase_person: { Args: { for_lead: string; expected_reference: string }; Returns: Json };
      erase_referrer: { Args: { for_referrer: string; expected_code: string }; Returns: boolean };
      fail_feed: { Args: { for_run: string; why: string }; Returns: undefined };
      fail_run: { Args: { for_run: string; why: string }; Returns: undefined };
      fill_in_buildings: { Args: Record<PropertyKey, never>; Returns: number };
      find_building: { Args: { asked: string }; Returns: Json };
      find_listing: { Args: { id_or_slug: string }; Returns: Json };
      find_listings: { Args: { query: Json }; Returns: Json };
      find_media: { Args: { words: string[]; which: string; before_at: string; before_id: string }; Returns: Json };
      finish_file: { Args: { for_file: string }; Returns: boolean };
      finish_offer_picture: { Args: { for_file: string }; Returns: boolean };
      finish_run: { Args: { for_run: string }; Returns: boolean };
      first_instalment: { Args: { price: number; down_payment: number; months: number; premium_percent: number; interest_percent: number }; Returns: number };
      fitting_tenure: { Args: { tenure: string; property_type: string }; Returns: string };
      flag_duplicates: { Args: { targets: string[] }; Returns: undefined };
      fold_text: { Args: { text: string }; Returns: string };
      follow_translations: { Args: { for_listing: string; was: Json; wanted: Json }; Returns: undefined };
      force_remove_admin: { Args: { person: string }; Returns: undefined };
      forget_referrer: { Args: { person: string }; Returns: undefined };
      forget_stale_editing: { Args: Record<PropertyKey, never>; Returns: undefined };
      forget_stale_text_drafts: { Args: Record<PropertyKey, never>; Returns: undefined };
      forget_unproved_account: { Args: { address: string }; Returns: undefined };
      front_page_listings: { Args: Record<PropertyKey, never>; Returns: Json };
      give_up_my_viewing: { Args: { for_viewing: string }; Returns: string };
      give_up_viewing: { Args: { for_viewing: string }; Returns: string };
      hand_on_building_texts: { Args: { from_slug: string; to_slug: string }; Returns: undefined };
      has_changed_catalogue: { Args: { for_run: string }; Returns: boolean };
      has_papers: { Args: { home: string }; Returns: boolean };
      has_written_texts: { Args: { home: string }; Returns: boolean };
      hash_of_address: { Args: { address: string }; Returns: string };
      hold_viewing: { Args: { for_viewing: string; most_holds: number; is_pressed: boolean }; Returns: Json };
      holds_role: { Args: { wanted: string }; Returns: boolean };
      home_on_share_card: { Args: { for_listing: string }; Returns: Json };
      homes_still_offered: { Args: { shown: number }; Returns: Json };
      homes_to_offer: { Args: { words: string }; Returns: Json };
      homes_told: { Args: { letter: string }; Returns: Json };
      host_of: { Args: { address: string }; Returns: string };
      images_of_reading: { Args: { extracted: Json }; Returns: Json };
      import_html: { Args: { for_source: string; page_url: string; page_html: string; dry: boolean }; Returns: string };
      import_pages: { Args: { for_source: string; pages: Json; dry: boolean }; Returns: string };
      instalment_letter: { Args: { letter: string }; Returns: Json };
      interest_of_schedule: { Args: { financed: number; interest_percent: number; instalments: number[] }; Returns: number };
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_buyer: { Args: { of_contract: string; who: string }; Returns: boolean };
      is_chosen: { Args: { home: string; choice: Json }; Returns: boolean };
      is_doubtful_change: { Args: { field: string; before: Json; after: Json }; Returns: boolean };
      is_ending_told: { Args: { letter: string; taken_back_by: string }; Returns: boolean };
      is_excluded_title: { Args: { title: string }; Returns: boolean };
      is_handed_on: { Args: { of_contract: string }; Returns: boolean };
      is_line_entered: { Args: { of_hash: string; of_occurrence: number }; Returns: boolean };
      is_moved_price: { Args: { field: string; before: Json; after: Json }; Returns: boolean };
      is_offered: { Args: { status: string[] }; Returns: boolean };
      is_reminded: { Args: { contract: string; due_on: string; today: string }; Returns: boolean };
      is_reserved: { Args: { before: string; said: Json }; Returns: boolean };
      is_same_phone: { Args: { one: string; other: string }; Returns: boolean };
      is_session_over: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_still_offered: { Args: { home: string }; Returns: boolean };
      is_time_taken: { Args: { wanted: string }; Returns: boolean };
      is_under_contract: { Args: { home: string }; Returns: boolean };
      judge_absences: { Args: { ended: string }; Returns: undefined };
      judge_changes: { Args: { ended: string }; Returns: undefined };
      judge_news: { Args: Record<PropertyKey, never>; Returns: undefined };
      keep_dead_message: { Args: { message_id: string; body: Json; for_run: string; page_url: string; tries: number; given_reason: string }; Returns: undefined };
      keep_feed_file: { Args: { for_source: string; file: Json }; Returns: undefined };
      keep_guides: { Args: Record<PropertyKey, never>; Returns: Json };
      keep_listing_draft: { Args: { for_listing: string; draft_version: number; draft_changes: Json; draft_base: Json; listing_seen: string }; Returns: Json };
      keep_page_copy: { Args: { for_run: string; page_url: string; outcome: Json }; Returns: undefined };
      keep_reply_draft: { Args: { for_lead: string; subject: string; body: string }; Returns: string };
      keep_searched: { Args: { home_id: string }; Returns: undefined };
      keep_text_draft: { Args: { for_kind: string; for_name: string; for_locale: string; draft_version: number; draft_changes: Json; text_seen: number }; Returns: Json };
      kind_of_action: { Args: { subject: string; about: string }; Returns: string };
      known_entry: { Args: { for_contract: string; entry: Json }; Returns: string };
      known_zone: { Args: { wanted: string }; Returns: string };
      knows_sign_in_network: { Args: { hash: string }; Returns: boolean };
      last_instalment: { Args: { financed: number; interest_percent: number; staying: number[] }; Returns: number };
      lead_family: { Args: { for_lead: string }; Returns: string[] };
      lead_head: { Args: { lead: string }; Returns: Json };
      lead_message_sent: { Args: { for_message: string }; Returns: undefined };
      lead_of_action: { Args: { subject: string; about: string }; Returns: string };
      leads_naming: { Args: { who: string }; Returns: string[] };
      leads_of_person: { Args: { person: string }; Returns: string[] };
      leave_out_disagreeing: { Args: { standing: string; difference: Json }; Returns: Json };
      ledger: { Args: { asked: Json }; Returns: Json };
      letter_facts: { Args: { letter: string }; Returns: Json };
      letter_failed: { Args: { for_letter: string; reason: string; was_refused: boolean }; Returns: undefined };
      letter_sent: { Args: { for_letter: string; named: string }; Returns: undefined };
      letters_of_lead: { Args: { for_lead: string }; Returns: Json };
      likely_twins: { Args: { homes: string[]; details: Json[] }; Returns: Json[] };
      list_actions: { Args: { asked: Json }; Returns: Json };
      list_buildings: { Args: Record<PropertyKey, never>; Returns: Json };
      list_leads: { Args: { asked: Json }; Returns: Json };
      list_payments: { Args: { asked: Json }; Returns: Json };
      list_people: { Args: { search: string; page: number }; Returns: Json };
      list_referrals: { Args: Record<PropertyKey, never>; Returns: Json };
      listing_agents: { Args: Record<PropertyKey, never>; Returns: string[] };
      listing_completeness: { Args: { home: string }; Returns: number };
      listing_history: { Args: { for_listing: string }; Returns: Json };
      listing_interest: { Args: { for_listing: string }; Returns: Json };
      listings_to_withdraw: { Args: { for_source: string }; Returns: string[] };
      locale_of_buyer: { Args: { of_contract: string }; Returns: string };
      lock_leads: { Args: { of_leads: string[] }; Returns: undefined };
      lock_slugs: { Args: { slugs: string[] }; Returns: undefined };
      lock_sources: { Args: { of_runs: string[] }; Returns: undefined };
      lock_twins: { Args: Record<PropertyKey, never>; Returns: undefined };
      lock_waiting_pages: { Args: { of_runs: string[] }; Returns: undefined };
      mailbox_of: { Args: { email: string }; Returns: string };
      make_contract_paper: { Args: { for_contract: string; paper: Json }; Returns: number };
      mark_pages_sent: { Args: { for_run: string; urls: string[] }; Returns: undefined };
      mark_run_sent: { Args: { for_run: string }; Returns: undefined };
      match_building: { Args: { called: string; at_latitude: number; at_longitude: number }; Returns: string };
      matching_listings: { Args: { query: Json; among: string[] }; Returns: Json[] };
      may: { Args: { right_name: string }; Returns: boolean };
      may_be_given_up: { Args: { viewing: string }; Returns: boolean };
      may_be_one_place: { Args: { at_latitude: number; at_longitude: number; other_latitude: number; other_longitude: number }; Returns: boolean };
      may_read_file: { Args: { object_name: string }; Returns: boolean };
      may_store_file: { Args: { object_name: string }; Returns: boolean };
      measure_coverage: { Args: { for_run: string }; Returns: Json };
      media_as_json: { Args: { picture: string }; Returns: Json };
      media_uses: { Args: { of_pictures: string[] }; Returns: Json[] };
      merge_buildings: { Args: { gone: string; gone_seen: string; kept: string; kept_seen: string }; Returns: boolean };
      merge_leads: { Args: { from_lead: string; into_lead: string }; Returns: string };
      missing_in_feed: { Args: { for_run: string }; Returns: Json };
      money_today: { Args: { shown: number }; Returns: Json };
      move_lead: { Args: { for_lead: string; expected: string; target: string; reason: string }; Returns: Json };
      moves_too_many_prices: { Args: { for_source: string; standing: number }; Returns: boolean };
      must_add_factor: { Args: Record<PropertyKey, never>; Returns: boolean };
      my_agent_name: { Args: Record<PropertyKey, never>; Returns: string };
      my_alert_reader: { Args: Record<PropertyKey, never>; Returns: string };
      my_application: { Args: { for_reference: string }; Returns: Json };
      my_data: { Args: Record<PropertyKey, never>; Returns: Json };
      my_homes: { Args: Record<PropertyKey, never>; Returns: Json };
      my_lead: { Args: { lead: string }; Returns: Json };
      my_leads: { Args: Record<PropertyKey, never>; Returns: Json };
      my_offer: { Args: { for_reference: string }; Returns: Json };
      my_papers: { Args: Record<PropertyKey, never>; Returns: Json };
      my_referrals: { Args: Record<PropertyKey, never>; Returns: Json };
      my_rights: { Args: Record<PropertyKey, never>; Returns: string[] };
      name_admin: { Args: { account: string; named: string }; Returns: undefined };
      named_buyers: { Args: { of_contract: string }; Returns: string[] };
      named_home: { Args: { home: string }; Returns: Json };
      names_of_building: { Args: { of_building: string }; Returns: string };
      new_calendar_feed: { Args: Record<PropertyKey, never>; Returns: string };
      new_lead_reference: { Args: Record<PropertyKey, never>; Returns: string };
      new_payment_code: { Args: Record<PropertyKey, never>; Returns: string };
      news_for: { Args: { reader: string }; Returns: Json };
      next_morning: { Args: { every: string; time_zone: string; after: string }; Returns: string };
      note_action: { Args: { action: string; subject: string; subject_id: string; details: Json }; Returns: undefined };
      note_feed_fetch: { Args: { for_feed: string; agent: string; times: number }; Returns: undefined };
      note_lead_presence: { Args: { for_lead: string; is_replying: boolean }; Returns: Json };
      note_letter_event: { Args: { event: Json }; Returns: boolean };
      note_listing_presence: { Args: { for_listing: string; leaving: boolean }; Returns: Json };
      note_origin: { Args: { for_run: string; for_source: string; page_url: string; outcome: Json }; Returns: string };
      note_save: { Args: { of_listing: string; was: Json; became: Json }; Returns: undefined };
      note_sent_email: { Args: { letter_kind: string; letter_key: string; for_lead: string; letter_tells: Json; named: string }; Returns: undefined };
      note_sign_in_network: { Args: { hash: string }; Returns: undefined };
      note_told: { Args: { letter: string; facts: Json }; Returns: undefined };
      offered_home: { Args: { home: string }; Returns: Json };
      open_contract: { Args: { for_contract: string; entry: Json }; Returns: string };
      open_file: { Args: { for_file: string }; Returns: Json };
      open_image: { Args: { for_listing: string; image_url: string }; Returns: Json };
      open_offer_pictures: { Args: { for_lead: string; only_file: string }; Returns: Json };
      open_page: { Args: { for_run: string; page_url: string }; Returns: Json };
      open_pages: { Args: { asked: Json }; Returns: Json };
      open_run: { Args: { for_run: string }; Returns: Json };
      orphan_feed_files: { Args: Record<PropertyKey, never>; Returns: string[] };
      orphan_files: { Args: Record<PropertyKey, never>; Returns: string[] };
      orphan_media_files: { Args: Record<PropertyKey, never>; Returns: string[] };
      orphan_pictures: { Args: Record<PropertyKey, never>; Returns: string[] };
      orphan_share_cards: { Args: Record<PropertyKey, never>; Returns: string[] };
      orphaned_media: { Args: Record<PropertyKey, never>; Returns: string[] };
      other_ways_in: { Args: { account: string }; Returns: string[] };
      owners_page: { Args: { for_key: string }; Returns: Json };
      part_from_twins: { Args: { home: string }; Returns: undefined };
      partner_feed_contents: { Args: { for_feed: string; most: number }; Returns: Json };
      partner_feed_homes: { Args: { for_feed: string; for_serial: number; after: string; most: number }; Returns: Json };
      pattaya_today: { Args: Record<PropertyKey, never>; Returns: string };
      pause_source: { Args: { for_source: string; for_run: string; why: string }; Returns: undefined };
      pause_when_forbidden: { Args: { ended: string }; Returns: undefined };
      payable_contracts: { Args: Record<PropertyKey, never>; Returns: Json };
      phone_key: { Args: { phone: string }; Returns: string };
      picture_address: { Args: { picture: string }; Returns: string };
      picture_keys: { Args: { images: string[] }; Returns: string[] };
      pictures_in: { Args: { value: Json }; Returns: string[] };
      place_article: { Args: { for_name: string; seen_version: number; new_slug: string }; Returns: Json };
      plan_of_listing: { Args: { home: string }; Returns: Json };
      price_factor: { Args: { before: Json; after: Json }; Returns: number };
      proved_mailbox: { Args: Record<PropertyKey, never>; Returns: string };
      public_building: { Args: { building: string }; Returns: Json };
      public_listing: { Args: { listing: string }; Returns: Json };
      published_article: { Args: { for_name: string; for_locale: string }; Returns: Json };
      published_articles: { Args: { for_locale: string }; Returns: Json };
      published_texts: { Args: { for_locale: string }; Returns: Json };
      published_twins: { Args: { home: string }; Returns: Json };
      raise_alarm: { Args: { for_source: string; for_run: string; alarm: string; what: Json }; Returns: undefined };
      raise_health_alarms: { Args: { ended: string; now_has: Json }; Returns: undefined };
      read_alerts: { Args: { for_reader: string }; Returns: Json };
      read_contract: { Args: { contract: string }; Returns: Json };
      read_lead: { Args: { for_lead: string }; Returns: Json };
      read_listing: { Args: { for_listing: string }; Returns: Json };
      read_media: { Args: { for_id: string }; Returns: Json };
      read_my_application: { Args: { lead: string; me: string }; Returns: Json };
      read_my_contract: { Args: { contract: string }; Returns: Json };
      read_my_contracts: { Args: { of_leads: string[]; who: string }; Returns: Json };
      read_search_text: { Args: { q: string }; Returns: Json };
      reader_language: { Args: Record<PropertyKey, never>; Returns: string };
      reasons_against_passing_on: { Args: { home: string }; Returns: string[] };
      receipt_letter: { Args: { letter: string }; Returns: Json };
      receipt_of: { Args: { payment: string }; Returns: string };
      referral_doubts: { Args: { credit: string }; Returns: string[] };
      referrer_page: { Args: { of_code: string; from_network: string; seen_page: number }; Returns: Json };
      referrers_of: { Args: { account: string }; Returns: string[] };
      reminder_letter: { Args: { letter: string }; Returns: Json };
      remove_file: { Args: { for_file: string }; Returns: boolean };
      renew_homes_of: { Args: { of_building: string }; Returns: undefined };
      replace_instalments: { Args: { of_contract: string; by_entry: string; from_number: number; new_ones: Json }; Returns: undefined };
      replace_media: { Args: { for_id: string; by_id: string }; Returns: number };
      replay_dead_message: { Args: { dead_message: string }; Returns: Json };
      reply_letter: { Args: { letter: string }; Returns: Json };
      reply_texts: { Args: Record<PropertyKey, never>; Returns: Json };
      reply_to_lead: { Args: { for_lead: string; reply: Json }; Returns: Json };
      repoint_media: { Args: { from_id: string; address: string }; Returns: number };
      repointed: { Args: { value: Json; from_id: string; address: string }; Returns: Json };
      repointed_origin: { Args: { of_kind: string; of_name: string; mark: string; from_id: string; address: string }; Returns: string };
      require_admin: { Args: Record<PropertyKey, never>; Returns: undefined };
      require_lead: { Args: { for_lead: string }; Returns: undefined };
      require_object: { Args: { argument: Json }; Returns: undefined };
      require_right: { Args: { right_name: string }; Returns: undefined };
      require_side_of_contract: { Args: { for_contract: string }; Returns: string };
      require_site_key: { Args: Record<PropertyKey, never>; Returns: undefined };
      retry_failed: { Args: { for_run: string }; Returns: number };
      roll_back_run: { Args: { for_run: string }; Returns: Json };
      save_listing: { Args: { for_listing: string; seen: string; changes: Json; save_name: string; ends_draft: boolean; is_another_home: boolean }; Returns: Json };
      save_listings: { Args: { items: Json; changes: Json }; Returns: Json };
      save_referrer: { Args: { saved: Json }; Returns: string };
      save_setting: { Args: { for_section: string; seen_version: number; new_value: Json }; Returns: Json };
      save_source: { Args: { for_source: string; source: Json; seen: string }; Returns: string };
      save_statement_layout: { Args: { of_fingerprint: string; new_columns: Json }; Returns: undefined };
      save_text: { Args: { for_kind: string; for_name: string; for_locale: string; seen_version: number; new_state: string; new_body: Json; due_at: string }; Returns: Json };
      search_listings: { Args: { query: Json }; Returns: Json };
      second_factor_demanded: { Args: Record<PropertyKey, never>; Returns: boolean };
      send_letter_again: { Args: { for_letter: string }; Returns: string };
      sent_offer: { Args: { for_reference: string }; Returns: Json };
      set_owners_page: { Args: { for_listing: string; days: number }; Returns: Json };
      set_role: { Args: { person: string; new_role: string; known_ways: string[] }; Returns: boolean };
      settings_history: { Args: { for_section: string }; Returns: Json };
      settle_changes: { Args: { for_run: string; carry_out: boolean }; Returns: number };
      settle_commission: { Args: { for_contract: string; settlement: Json }; Returns: string };
      settle_feed: { Args: { for_run: string; carry_out: boolean }; Returns: boolean };
      settle_image: { Args: { for_listing: string; image_url: string; stored_path: string; failure: string }; Returns: boolean };
      settle_suggestion: { Args: { for_listing: string; field: string; seen: Json; take: boolean }; Returns: boolean };
      settle_withdrawals: { Args: { for_run: string; carry_out: boolean }; Returns: number };
      share_of: { Args: { amount: number; percent: number }; Returns: number };
      show_images: { Args: { for_listing: string }; Returns: boolean };
      side_of_contract: { Args: { for_contract: string }; Returns: string };
      signed_up_user: { Args: Record<PropertyKey, never>; Returns: string };
      similar_listings: { Args: { to_listing: string; wanted: number }; Returns: Json };
      site_settings: { Args: Record<PropertyKey, never>; Returns: Json };
      sitemap_files: { Args: { in_a_file: number }; Returns: Json };
      sources_of_contract_paper: { Args: { for_contract: string }; Returns: Json };
      split_building: { Args: { gone: string }; Returns: boolean };
      standing_building: { Args: { of_building: string }; Returns: string };
      start_due_runs: { Args: Record<PropertyKey, never>; Returns: number };
      status_fits_type: { Args: { status: string[]; property_type: string }; Returns: boolean };
      stop_letters: { Args: { for_contract: string; are_stopped: boolean }; Returns: boolean };
      store_listing: { Args: { for_run: string; page_url: string; outcome: Json; source: string; dry: boolean }; Returns: Json };
      store_other_page: { Args: { for_run: string; page_url: string; outcome: Json }; Returns: Json };
      store_page: { Args: { for_run: string; page_url: string; outcome: Json }; Returns: Json };
      store_pages: { Args: { pages: Json }; Returns: Json };
      store_unchanged: { Args: { for_run: string; pages: Json }; Returns: boolean };
      submit_form: { Args: { lead: Json }; Returns: Json };
      submit_lead: { Args: { lead: Json }; Returns: Json };
      sums_by_hand: { Args: { first_day: string; last_day: string }; Returns: Json[] };
      take_back_building_texts: { Args: { from_slug: string; to_slug: string }; Returns: undefined };
      take_back_settlement: { Args: { for_entry: string; reason: string }; Returns: string };
      take_lead_message: { Args: { for_message: string }; Returns: Json };
      take_lead_notice: { Args: { for_lead: string; for_audience: string }; Returns: Json };
      take_letter: { Args: { for_letter: string }; Returns: Json };
      take_unsent_images: { Args: { for_listing: string }; Returns: Json[] };
      taken_viewing_times: { Args: { for_listing: string }; Returns: Json };
      takes_time: { Args: { viewing: string }; Returns: boolean };
      terms_saved_at: { Args: Record<PropertyKey, never>; Returns: string };
      text_history: { Args: { for_kind: string; for_name: string; for_locale: string }; Returns: Json };
      texts_of: { Args: { list: Json }; Returns: string[] };
      texts_overview: { Args: Record<PropertyKey, never>; Returns: Json };
      tidy_alerts: { Args: Record<PropertyKey, never>; Returns: undefined };
      title_for: { Args: { home: string; reader: string }; Returns: string };
      titled: { Args: { home: string }; Returns: Json };
      today: { Args: Record<PropertyKey, never>; Returns: Json };
      translated_titles: { Args: { of_listing: string }; Returns: Json };
      translations_of: { Args: { for_listing: string }; Returns: Json };
      translations_of_reading: { Args: { extracted: Json; with_descriptions: boolean }; Returns: Json };
      twin_detail: { Args: { source: string; extracted: Json }; Returns: Json };
      undelivered_letters: { Args: Record<PropertyKey, never>; Returns: Json };
      undo_merge: { Args: { merged_lead: string }; Returns: boolean };
      unsent_pages: { Args: { for_run: string }; Returns: string[] };
      unsent_runs: { Args: Record<PropertyKey, never>; Returns: string[] };
      upgrade_contract: { Args: { for_contract: string; entry: Json; terms: Json }; Returns: string };
      viewing_letter: { Args: { letter: string }; Returns: Json };
      viewings_of_week: { Args: { from_day: string }; Returns: Json };
      want_images: { Args: { for_listing: string; urls: Json }; Returns: undefined };
      wanted_pictures: { Args: { for_listing: string }; Returns: Json };
      watched_fields: { Args: Record<PropertyKey, never>; Returns: string[] };
      why_not_held: { Args: { viewing: string; most_holds: number }; Returns: string };
      with_building: { Args: { fields: Json; of_building: string }; Returns: Json };
      withdraw_listings: { Args: { for_run: string; homes: string[] }; Returns: number };
      words_of_admins: { Args: { text: string }; Returns: string };
      write_changes: { Args: { for_run: string; target: string; difference: Json }; Returns: undefined };
      write_held_changes: { Args: { for_run: string; for_source: string; even_unlikely: boolean }; Returns: number };
      write_listings: { Args: { homes: string[] }; Returns: undefined };
      write_reading: { Args: { for_run: string; target: string; fields: Json; locked: string[]; was_read: Json; is_read: Json; dry: boolean }; Returns: Json };
      write_to_office: { Args: { for_reference: string; message: Json }; Returns: Json };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
