import { gradeLabel } from "@learnin/domain/family/grades";
import { KnownLine } from "../collection/known-line.tsx";
import type { ListedSkill } from "../learning.api.ts";

export interface PathKnownProps {
	skills: readonly ListedSkill[];
	/** The grade that is shown. */
	grade: number;
	onGrade: (grade: number) => void;
}

/** What the starting point found: in this grade, what the flags say; else in which grade they are. */
export function PathKnown({ skills, grade, onGrade }: PathKnownProps) {
	const grades = skills.flatMap((skill) => (skill.looks_known && !skill.is_begun ? [skill.grade] : []));
	if (grades.length === 0) return null;
	const elsewhere = Math.max(...grades);
	return (
		<div className="pa-known">
			{grades.includes(grade) ? (
				<KnownLine>You probably know the skills with a flag. Practice fills their tiles.</KnownLine>
			) : (
				<>
					<KnownLine>{elsewhereWords(grades.length)}</KnownLine>
					<button type="button" className="link tap-line" onClick={() => onGrade(elsewhere)}>
						{`See ${gradeLabel(elsewhere)}`}
					</button>
				</>
			)}
		</div>
	);
}

/** Of skills in other grades than the one shown. */
function elsewhereWords(count: number): string {
	return count === 1
		? "One skill in another grade has a flag: you probably know it."
		: `${count} skills in other grades have a flag: you probably know them.`;
}
