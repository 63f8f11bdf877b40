import type { ReportedSkill, StudentReport } from "@learnin/contract/routes/practice/reports.contract";
import { shareWords, spanWords } from "@learnin/domain/reports/words";
import { useId } from "react";
import "../../../styles/chart.css";
import { Table } from "../../../ui/lists/table.tsx";

/** The maximum number of bars: the table of skills has all. */
const most = 8;
const barWidth = 320;

/** Questions of the span by skill, most practiced first. */
export function SkillChart({ report: { skills, span } }: { report: StudentReport }) {
	const captionId = useId();
	const shown = skills
		.filter(({ finished }) => finished > 0)
		.toSorted((a, b) => b.finished - a.finished)
		.slice(0, most);
	if (shown.length === 0) return <p className="text-ink-2">{`No questions finished, ${spanWords(span)}.`}</p>;
	const highest = Math.max(...shown.map(({ finished }) => finished));
	const caption = `Questions finished by skill, ${spanWords(span)}`;
	return (
		<figure>
			<div className="chart-legend">
				<span>
					<i className="bg-(--chart-1)" />
					First try
				</span>
				<span>
					<i className="bg-(--chart-2)" />
					With a hint, a retry or not solved
				</span>
			</div>
			<div role="img" aria-labelledby={captionId} className="skill-bars">
				{shown.map((skill) => (
					<SkillBar key={skill.skill_id} skill={skill} highest={highest} />
				))}
			</div>
			<figcaption id={captionId} className="sr">
				{`${caption}: ${shown.map(({ name, finished, first_try }) => `${name} ${finished}, ${first_try} on the first try`).join("; ")}.`}
			</figcaption>
			<details className="chart-table">
				<summary>View as table</summary>
				<Table
					caption={caption}
					rows={shown}
					rowKey={({ skill_id }) => skill_id}
					columns={[
						{ key: "skill", header: "Skill", cell: ({ name }) => name },
						{ key: "first", header: "First try", align: "right", cell: ({ first_try }) => first_try },
						{ key: "all", header: "Finished", align: "right", cell: ({ finished }) => finished },
					]}
				/>
			</details>
		</figure>
	);
}

function SkillBar({ skill, highest }: { skill: ReportedSkill; highest: number }) {
	const { name, finished, first_try } = skill;
	const unit = barWidth / highest;
	const gap = first_try > 0 && first_try < finished ? 2 : 0;
	return (
		<div className="skill-bar">
			<span className="skill-bar-name">{name}</span>
			<span className="skill-bar-value">{shareWords(skill)}</span>
			<svg viewBox={`0 0 ${barWidth} 14`} preserveAspectRatio="none" aria-hidden="true">
				<rect x="0" y="0" width={barWidth} height="14" rx="4" fill="var(--surface-3)" />
				{first_try > 0 && (
					<rect x="0" y="0" width={first_try * unit - gap} height="14" rx="4" fill="var(--chart-1)" />
				)}
				{finished > first_try && (
					<rect
						x={first_try * unit}
						y="0"
						width={(finished - first_try) * unit}
						height="14"
						rx="4"
						fill="var(--chart-2)"
					/>
				)}
			</svg>
		</div>
	);
}
