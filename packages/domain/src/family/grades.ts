/** School grades the product teaches. */
export type Grade = 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The grade options in the order they are offered. */
export const GRADES: readonly { grade: Grade; label: string }[] = [
	{ grade: 2, label: "2nd Grade" },
	{ grade: 3, label: "3rd Grade" },
	{ grade: 4, label: "4th Grade" },
	{ grade: 5, label: "5th Grade" },
	{ grade: 6, label: "6th Grade" },
	{ grade: 7, label: "7th Grade" },
	{ grade: 8, label: "8th Grade" },
];

/** The grade as a number taught here: 4 gives 4, anything else gives null. */
export function toGrade(value: number): Grade | null {
	return GRADES.find(({ grade }) => grade === value)?.grade ?? null;
}

/** The grade of "4th Grade", 4; null for any other text. */
export function gradeOfLabel(label: string): Grade | null {
	return GRADES.find((option) => option.label === label)?.grade ?? null;
}

/** 4 gives "4th Grade"; a grade that is not taught gives "Grade 9". Used everywhere a grade is shown. */
export function gradeLabel(grade: number): string {
	return GRADES.find((option) => option.grade === grade)?.label ?? `Grade ${grade}`;
}
