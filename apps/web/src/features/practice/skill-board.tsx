import { useState } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { gradesOf } from "./board.ts";
import type { Dashboard, DashboardSkill } from "./practice.api.ts";
import { SkillTile } from "./skill-tile.tsx";

/** Every skill is a tile: the own grade first, any other grade on request. */
export function SkillBoard({ dashboard: { skills, grade, unfinished } }: { dashboard: Dashboard }) {
	const [first, ...others] = gradesOf(skills, grade);
	const [chosen, setChosen] = useState(() => nearest(others, grade));
	if (first === undefined)
		return (
			<EmptyState title="No skills to practice yet" hint="They will appear here. Please look in later." />
		);
	const ofGrade = (wanted: number | undefined) => skills.filter((skill) => skill.grade === wanted);
	return (
		<>
			<section className="sd-board" aria-labelledby="sd-board">
				<header>
					<h2 id="sd-board">Your board</h2>
					<p>Grade {first}. Ten right at the first try, and a tile snaps into place.</p>
				</header>
				<Tiles skills={ofGrade(first)} current={unfinished?.skill_id} />
			</section>
			{others.length > 0 && (
				<section className="sd-board" aria-labelledby="sd-others">
					<header>
						<h2 id="sd-others">Other grades</h2>
						<GradeChooser grades={others} chosen={chosen} onChoose={setChosen} />
					</header>
					<Tiles skills={ofGrade(chosen)} current={unfinished?.skill_id} />
				</section>
			)}
		</>
	);
}

function Tiles({ skills, current }: { skills: DashboardSkill[]; current: string | null | undefined }) {
	return (
		<ul className="sd-tiles">
			{skills.map((skill, place) => (
				<li key={skill.id}>
					<SkillTile skill={skill} place={place + skill.grade * 3} isCurrent={skill.id === current} />
				</li>
			))}
		</ul>
	);
}

interface GradeChooserProps {
	grades: readonly number[];
	chosen: number | undefined;
	onChoose: (grade: number) => void;
}

function GradeChooser({ grades, chosen, onChoose }: GradeChooserProps) {
	return (
		<div className="seg" role="group" aria-label="Grade">
			{grades.map((grade) => (
				<button key={grade} type="button" aria-pressed={grade === chosen} onClick={() => onChoose(grade)}>
					Grade {grade}
				</button>
			))}
		</div>
	);
}

function nearest(grades: readonly number[], own: number): number | undefined {
	return grades.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own))[0];
}
