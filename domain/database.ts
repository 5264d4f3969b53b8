// Made by `npm run types:database` from migrations/. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      admins: {
        Row: { granted_at: string; user_id: string };
        Insert: { granted_at?: string; user_id: string };
        Update: { granted_at?: string; user_id?: string };
        Relationships: [];
      };
      listing_origins: {
        Row: { content_hash: string; external_id: string; extracted: Json; first_seen_at: string; last_seen_at: string; listing_id: string; locked_fields: string[]; source_id: string; source_url: string };
        Insert: { content_hash: string; external_id: string; extracted?: Json; first_seen_at?: string; last_seen_at?: string; listing_id: string; locked_fields?: string[]; source_id: string; source_url: string };
        Update: { content_hash?: string; external_id?: string; extracted?: Json; first_seen_at?: string; last_seen_at?: string; listing_id?: string; locked_fields?: string[]; source_id?: string; source_url?: string };
        Relationships: [];
      };
      listing_price_points: {
        Row: { id: number; listing_id: string; monthly_rental_price: number | null; price: number | null; since: string };
        Insert: { id: number; listing_id: string; monthly_rental_price?: number | null; price?: number | null; since: string };
        Update: { id?: number; listing_id?: string; monthly_rental_price?: number | null; price?: number | null; since?: string };
        Relationships: [];
      };
      listings: {
        Row: { address: string; agent_email: string | null; agent_name: string | null; agent_phone: string | null; agent_photo: string | null; amenities: string[]; area: string | null; bathrooms: number | null; bedrooms: number | null; city: string; common_fee: number | null; condo_name: string | null; created_at: string; description: string; excluded: boolean; featured: boolean; finance_down_payment: number | null; finance_forfeiture_percent: number | null; finance_interest_percent: number | null; finance_months: number | null; finance_premium_percent: number | null; id: string; images: string[]; is_sample: boolean; language: string; last_verified_on: string | null; latitude: number | null; longitude: number | null; monthly_rental_price: number | null; ownership_claimed: string[]; ownership_verified: string[]; price: number | null; property_type: string; publication: string; sinking_fund: number | null; slug: string; square_meters: number | null; status: string[]; title: string; updated_at: string; year_built: number | null };
        Insert: { address?: string; agent_email?: string | null; agent_name?: string | null; agent_phone?: string | null; agent_photo?: string | null; amenities?: string[]; area?: string | null; bathrooms?: number | null; bedrooms?: number | null; city?: string; common_fee?: number | null; condo_name?: string | null; created_at?: string; description?: string; featured?: boolean; finance_down_payment?: number | null; finance_forfeiture_percent?: number | null; finance_interest_percent?: number | null; finance_months?: number | null; finance_premium_percent?: number | null; id?: string; images?: string[]; is_sample?: boolean; language?: string; last_verified_on?: string | null; latitude?: number | null; longitude?: number | null; monthly_rental_price?: number | null; ownership_claimed?: string[]; ownership_verified?: string[]; price?: number | null; property_type: string; publication?: string; sinking_fund?: number | null; slug: string; square_meters?: number | null; status: string[]; title: string; updated_at?: string; year_built?: number | null };
        Update: { address?: string; agent_email?: string | null; agent_name?: string | null; agent_phone?: string | null; agent_photo?: string | null; amenities?: string[]; area?: string | null; bathrooms?: number | null; bedrooms?: number | null; city?: string; common_fee?: number | null; condo_name?: string | null; created_at?: string; description?: string; featured?: boolean; finance_down_payment?: number | null; finance_forfeiture_percent?: number | null; finance_interest_percent?: number | null; finance_months?: number | null; finance_premium_percent?: number | null; id?: string; images?: string[]; is_sample?: boolean; language?: string; last_verified_on?: string | null; latitude?: number | null; longitude?: number | null; monthly_rental_price?: number | null; ownership_claimed?: string[]; ownership_verified?: string[]; price?: number | null; property_type?: string; publication?: string; sinking_fund?: number | null; slug?: string; square_meters?: number | null; status?: string[]; title?: string; updated_at?: string; year_built?: number | null };
        Relationships: [];
      };
      scrape_pages: {
        Row: { attempts: number; finished_at: string | null; listing_id: string | null; message_sent_at: string | null; reason: string | null; run_id: string; state: string; url: string };
        Insert: { attempts?: number; finished_at?: string | null; listing_id?: string | null; message_sent_at?: string | null; reason?: string | null; run_id: string; state?: string; url: string };
        Update: { attempts?: number; finished_at?: string | null; listing_id?: string | null; message_sent_at?: string | null; reason?: string | null; run_id?: string; state?: string; url?: string };
        Relationships: [];
      };
      scrape_runs: {
        Row: { created_at: string; finished_at: string | null; id: string; message_sent_at: string | null; reason: string | null; source_id: string; started_by: string | null; state: string };
        Insert: { created_at?: string; finished_at?: string | null; id?: string; message_sent_at?: string | null; reason?: string | null; source_id: string; started_by?: string | null; state?: string };
        Update: { created_at?: string; finished_at?: string | null; id?: string; message_sent_at?: string | null; reason?: string | null; source_id?: string; started_by?: string | null; state?: string };
        Relationships: [];
      };
      scrape_sources: {
        Row: { allowed_hosts: string[]; auto_publish: boolean; created_at: string; default_city: string; default_currency: string; enabled: boolean; id: string; listing_url_pattern: string | null; max_in_flight: number; max_pages: number; may_keep_images: boolean; may_show_agents: boolean; name: string; paused_reason: string | null; requests_per_second: number; schedule_minutes: number | null; selectors: Json; sitemap_url: string | null; start_urls: string[]; updated_at: string };
        Insert: { allowed_hosts: string[]; auto_publish?: boolean; created_at?: string; default_city?: string; default_currency?: string; enabled?: boolean; id?: string; listing_url_pattern?: string | null; max_in_flight?: number; max_pages?: number; may_keep_images?: boolean; may_show_agents?: boolean; name: string; paused_reason?: string | null; requests_per_second?: number; schedule_minutes?: number | null; selectors?: Json; sitemap_url?: string | null; start_urls: string[]; updated_at?: string };
        Update: { allowed_hosts?: string[]; auto_publish?: boolean; created_at?: string; default_city?: string; default_currency?: string; enabled?: boolean; id?: string; listing_url_pattern?: string | null; max_in_flight?: number; max_pages?: number; may_keep_images?: boolean; may_show_agents?: boolean; name?: string; paused_reason?: string | null; requests_per_second?: number; schedule_minutes?: number | null; selectors?: Json; sitemap_url?: string | null; start_urls?: string[]; updated_at?: string };
        Relationships: [];
      };
    };
    Views: {
      scrape_run_progress: {
        Row: { changed: number | null; created_at: string | null; dead: number | null; failed: number | null; finished_at: string | null; id: string | null; message_sent_at: string | null; new: number | null; not_a_listing: number | null; pages: number | null; queued: number | null; reason: string | null; refused: number | null; source_id: string | null; started_by: string | null; state: string | null; unchanged: number | null };
        Relationships: [];
      };
    };
    Functions: {
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_excluded_title: { Args: { title: string }; Returns: boolean };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
