import type { ReportedSkill, StudentReport } from "@learnin/contract/routes/practice/reports.contract";
import { useState } from "react";
import { Card } from "../../../ui/card.tsx";
import { SelectField } from "../../../ui/fields/field.tsx";
import type { SkillFilter } from "./skill-filter.ts";
import { outcomeNames, skillsOf } from "./skill-filter.ts";
import { SkillRow } from "./skill-row.tsx";
import { useFirstRows } from "./use-first-rows.tsx";

const AT_FIRST = 5;

/** Every skill that was ever practiced, with the figures of the span. */
export function SkillTable({ report }: { report: StudentReport }) {
	const [filter, setFilter] = useState<SkillFilter>({ skill: "", outcome: "practiced" });
	const shown = skillsOf(report.skills, filter);
	return (
		<Card title="Skills" className="skill-card">
			<div className="skill-filters" role="search" aria-label="Filter the skills">
				<SelectField
					label="Skill"
					placeholder="All skills"
					options={byName(report.skills).map(({ skill_id, name }) => ({ value: skill_id, label: name }))}
					value={filter.skill}
					onChange={(event) => setFilter({ ...filter, skill: event.currentTarget.value })}
				/>
				<SelectField
					label="Questions"
					options={Object.entries(outcomeNames).map(([value, label]) => ({ value, label }))}
					value={filter.outcome}
					onChange={(event) =>
						setFilter({ ...filter, outcome: event.currentTarget.value as SkillFilter["outcome"] })
					}
				/>
			</div>
			{shown.length === 0 ? (
				<p className="text-ink-2 py-6">No skill has questions like that in this period.</p>
			) : (
				<SkillRows skills={shown} report={report} />
			)}
		</Card>
	);
}

function SkillRows({ skills, report }: { skills: readonly ReportedSkill[]; report: StudentReport }) {
	const { atFirst, moreClass, button } = useFirstRows(
		skills.length,
		`Show all ${skills.length} skills`,
		AT_FIRST,
	);
	const rowOf = (skill: ReportedSkill) => (
		<SkillRow key={skill.skill_id} skill={skill} student={report.student} span={report.span} />
	);
	return (
		<>
			<div className="skill-rows" role="table" aria-label="Skills and their numbers">
				<div role="rowgroup" className="skill-head">
					<div role="row" className="skill-line">
						{["Skill", "Status", "Right on first try", "Time", "Last practiced", "Trend"].map((name) => (
							<span key={name} role="columnheader">
								{name}
							</span>
						))}
					</div>
				</div>
				<div role="rowgroup">{skills.slice(0, atFirst).map(rowOf)}</div>
				{skills.length > atFirst && (
					<div role="rowgroup" className={moreClass}>
						{skills.slice(atFirst).map(rowOf)}
					</div>
				)}
			</div>
			{button}
		</>
	);
}

function byName(skills: readonly ReportedSkill[]): ReportedSkill[] {
	return skills.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}
