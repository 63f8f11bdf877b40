import { MapPin } from "lucide-react";
import { FilledTile } from "../collection/skill-art.tsx";
import type { ListedSkill } from "../learning.api.ts";
import { artOf } from "../stage-words.ts";
import { tilesWords } from "./path-unit.tsx";
import { gradeLabel } from "@learnin/domain/family/grades";
import type { ChangeSearch } from "../lesson-list/use-lesson-search.ts";

export interface PathGradesProps {
	skills: readonly ListedSkill[];
	grades: readonly number[];
	/** The grade of the child's position. */
	here: number | undefined;
	onChange: ChangeSearch;
}

/** The whole path in overview: a strip of tiles for each grade; a press opens it. */
export function PathGrades({ skills, grades, here, onChange }: PathGradesProps) {
	return (
		<ul className="pa-grades">
			{grades.map((grade) => {
				const own = skills.filter((skill) => skill.grade === grade);
				const known = own.filter(({ is_begun, looks_known }) => looks_known && !is_begun).length;
				const done = own.filter(({ stage }) => stage === "mastered" || stage === "due_for_review").length;
				return (
					<li key={grade}>
						<button type="button" onClick={() => onChange({ grade: String(grade), q: null })}>
							<span className="pa-unit-words">
								<b>{gradeLabel(grade)}</b>
								<span>{tilesWords(done, known, own.length)}</span>
								{grade === here && (
									<span className="pa-flag">
										<MapPin className="i" aria-hidden="true" />
										You are here
									</span>
								)}
							</span>
							<span className="pa-strip" aria-hidden="true">
								{own.map((skill) => (
									<svg key={skill.id} viewBox="0 0 100 100">
										<FilledTile {...artOf(skill)} />
									</svg>
								))}
							</span>
						</button>
					</li>
				);
			})}
		</ul>
	);
}
