const SIGN_INS = "Sign-ins and devices";
const INVITATIONS = "Invitations";
const NOTIFICATIONS = "Notifications and emails";
const PROGRESS = "Progress in skills";
const QUESTIONS = "Questions and hints shown";
const REWARDS = "Rewards and promises";
const STARTING_POINT = "Starting point";

/** What families call the rows of each table. */
export const DELETED_WORDS: Readonly<Record<string, string>> = {
	accounts: "Accounts",
	answer_reviews: "Written answers read",
	attempts: "Answers",
	avatar_pictures: "Pictures",
	bookmarks: "Bookmarks",
	celebrations_seen: PROGRESS,
	consents: "Consents",
	daily_rewards: REWARDS,
	enrolments: "Paid periods",
	guardian_invitations: INVITATIONS,
	guardians: "Guardians",
	identities: SIGN_INS,
	invitations: INVITATIONS,
	known_networks: SIGN_INS,
	mailed_links: NOTIFICATIONS,
	mastery_steps: PROGRESS,
	notification_switches: NOTIFICATIONS,
	notifications: NOTIFICATIONS,
	open_sets: PROGRESS,
	past_rules: PROGRESS,
	placed_skills: STARTING_POINT,
	placement_questions: STARTING_POINT,
	placements: STARTING_POINT,
	practice_questions: QUESTIONS,
	practice_sessions: "Practice sets",
	problem_reports: "Reported problems",
	procedure_estimates: PROGRESS,
	question_twins: QUESTIONS,
	questions_to_learn: PROGRESS,
	recovery_codes: SIGN_INS,
	reward_payouts: REWARDS,
	reward_promises: REWARDS,
	reward_requests: REWARDS,
	sessions: SIGN_INS,
	shared_drawings: "Drawings shown to parents",
	skill_masteries: PROGRESS,
	skill_statements: PROGRESS,
	student_abilities: PROGRESS,
	students: "Child profiles",
	weekly_digests: NOTIFICATIONS,
	worksheets: "Worksheets",
};

/** The deleted rows in words for families, most first. */
export function deletedInWords(
	tables: readonly { table: string; rows: number }[],
): { words: string; rows: number }[] {
	const sums = new Map<string, number>();
	for (const { table, rows } of tables) {
		const words = DELETED_WORDS[table] ?? "Other records";
		sums.set(words, (sums.get(words) ?? 0) + rows);
	}
	return [...sums].map(([words, rows]) => ({ words, rows })).toSorted((a, b) => b.rows - a.rows);
}
