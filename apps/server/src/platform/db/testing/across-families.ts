// How far the schema is from families spread over many machines. The last three lists only shrink.

/** Skills, the bank, the workshop, figures of all, what operates the product, and what leads to a family. `families` is what the others name. */
export const ofNoFamily: readonly string[] = [
	"accounts",
	"daily_figures",
	"daily_money",
	"error_reports",
	"families",
	"generation_calls",
	"generation_candidates",
	"generation_jobs",
	"generation_prompts",
	"google_flows",
	"google_handoffs",
	"image_uses",
	"images",
	"kept_keys",
	"learning_queue_kept",
	"ledger_proofs",
	"mail_log",
	"mastery_calibration",
	"mastery_observations",
	"migration_lock",
	"migrations",
	"model_calls",
	"model_days",
	"payment_disagreements",
	"people_counts",
	"prediction_heads",
	"prediction_measures",
	"provider_event_cursors",
	"provider_events",
	"provider_references",
	"question_bands",
	"question_contents",
	"question_coverage",
	"question_drafts",
	"question_events",
	"question_figures",
	"question_import_items",
	"question_imports",
	"question_state_counts",
	"question_statistics",
	"question_versions",
	"questions",
	"rate_limits",
	"sign_in_tries",
	"skill_figures",
	"skill_graph",
	"skill_prerequisites",
	"skill_usage",
	"skill_versions",
	"skills",
	"stripe_balance_cursors",
	"stripe_balance_entries",
	"stripe_payouts",
];

/** Rows of people or of their money that do not carry `family_id` yet. */
export const withoutFamily: readonly string[] = [
	"avatar_pictures",
	"identities",
	"known_networks",
	"mailed_links",
	"notification_switches",
	"notifications",
	"recovery_codes",
	"refresh_tokens",
	"sessions",
];

/** Keys that must be unique over all families. Some will always be looked up without a family (tokens, references of providers) and need a routing table; the others need `family_id` in them. */
export const keysAcrossFamilies: readonly string[] = ["audit_log_pkey"];

/** Foreign keys that could point into another family. */
export const referencesAcrossFamilies: readonly string[] = [];

/** Families' tables that cannot be partitioned by family yet, because of a list above; the suite with FAMILIES=partitioned runs on them as they are. */
export const undivided: readonly string[] = ["audit_log", ...withoutFamily];
