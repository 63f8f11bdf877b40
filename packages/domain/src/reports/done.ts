/** What was done in some days: finished questions, and those right on the first try without help. */
export interface Done {
	finished: number;
	first_try: number;
}

/** The same in one skill. */
export interface SkillDone extends Done {
	skill_id: string;
}
