/**
 * Every table with personal data, by what links it to a person. A test compares the lists with the database,
 * so that a deletion misses no new table.
 */
export const tablesOfStudents = [
	"answer_reviews",
	"attempts",
	"bookmarks",
	"celebrations_seen",
	"consents",
	"daily_rewards",
	"enrolments",
	"invitations",
	"mastery_steps",
	"open_sets",
	"past_rules",
	"placed_skills",
	"placement_questions",
	"placements",
	"practice_questions",
	"practice_sessions",
	"problem_reports",
	"procedure_estimates",
	"question_twins",
	"questions_to_learn",
	"reward_payouts",
	"reward_requests",
	"shared_drawings",
	"skill_masteries",
	"skill_statements",
	"student_abilities",
	"worksheets",
] as const;

export const tablesOfAccounts = [
	"avatar_pictures",
	"guardians",
	"identities",
	"known_networks",
	"mailed_links",
	"notification_switches",
	"notifications",
	"recovery_codes",
	"sessions",
	"weekly_digests",
] as const;

/** Linked only to the family. */
export const tablesOfFamilies = ["guardian_invitations", "reward_promises"] as const;

/** They contain amounts that the law requires us to keep: names are removed instead of rows. */
export const tablesOfMoney = [
	"order_lines",
	"order_receipts",
	"orders",
	"esewa_payments",
	"ledger_accounts",
	"refunds",
	"disputes",
] as const;
