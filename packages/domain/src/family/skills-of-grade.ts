/** How many skills of the curriculum each grade has; the curriculum's tests compare. */
export const SKILLS_OF_GRADE: Readonly<Record<number, number>> = {
	2: 32,
	3: 37,
	4: 38,
	5: 32,
	6: 44,
	7: 41,
	8: 40,
};
