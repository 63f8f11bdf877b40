/**
 * Every table with something about a person, by what ties it to one. A test compares the lists with the database, so
 * that no new table is forgotten by a deletion.
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

/** Tied to the family alone. */
export const tablesOfFamilies = ["guardian_invitations", "reward_promises"] as const;

/** They hold the amounts that the law asks for: emptied of names instead of deleted. */
export const tablesOfMoney = [
	"order_lines",
	"order_receipts",
	"orders",
	"esewa_payments",
	"ledger_accounts",
	"refunds",
	"disputes",
] as const;
