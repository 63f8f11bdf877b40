import { TriangleAlert } from "lucide-react";
import { count } from "../../platform/count-words.ts";
import { exactText } from "../../platform/time/time-words.ts";
import { formatCount } from "../../platform/format-count.ts";
import { Badge } from "../../ui/people/badge.tsx";
import { gapsOf } from "./find-in-curriculum.ts";
import { gapWords, givenText } from "./skill-words.ts";
import type { ListedSkill } from "./skills.api.ts";

export interface CurriculumTableProps {
	skills: readonly ListedSkill[];
	/** When the students were counted. */
	measured_at: string | null;
	onOpen: (skill_id: string) => void;
}

/** Skills with their content; on a small screen each row is a card. */
export function CurriculumTable({ skills, measured_at, onOpen }: CurriculumTableProps) {
	const counted = measured_at === null ? "Not counted yet" : `Counted ${exactText(measured_at)}`;
	return (
		<table className="tbl cur-table">
			<caption className="sr">Skills in the curriculum</caption>
			<thead>
				<tr>
					<th scope="col">Skill</th>
					<th scope="col">Grade</th>
					<th scope="col">Students get</th>
					<th scope="col" className="r">
						In the bank
					</th>
					<th scope="col" className="r">
						To review
					</th>
					<th scope="col" className="r" title={counted}>
						Students
					</th>
					<th scope="col">Gaps</th>
				</tr>
			</thead>
			<tbody>
				{skills.map((skill) => (
					<Row key={skill.id} skill={skill} onOpen={() => onOpen(skill.id)} />
				))}
			</tbody>
		</table>
	);
}

function Row({ skill, onOpen }: { skill: ListedSkill; onOpen: () => void }) {
	const { name, child_name, standard, grade, is_active, questions, students } = skill;
	const gaps = gapsOf(skill);
	return (
		<tr className={is_active ? undefined : "is-out"}>
			<td className="cur-skill">
				<button type="button" className="cur-name" onClick={onOpen}>
					{name}
				</button>
				<span className="cur-facts">
					<span>{child_name}</span>
					<span>{standard}</span>
					{skill.prerequisites.length > 0 && (
						<span>{`builds on ${count(skill.prerequisites.length, "skill")}`}</span>
					)}
				</span>
			</td>
			<td data-label="Grade">{grade}</td>
			<td data-label="Students get">{givenText(skill)}</td>
			<NumberCell label="In the bank">{questions.published}</NumberCell>
			<NumberCell label="To review">{questions.in_review}</NumberCell>
			<NumberCell label="Students">{students}</NumberCell>
			<td className="cur-gaps">
				{!is_active && <Badge>Not active</Badge>}
				{gaps.map((gap) => (
					<Badge
						key={gap}
						{...(gap === "nothing_to_practise" && {
							tone: "coral" as const,
							icon: <TriangleAlert aria-hidden="true" />,
						})}
						{...(gap !== "nothing_to_practise" && { tone: "gold" as const })}
					>
						{gapWords[gap].sign}
					</Badge>
				))}
			</td>
		</tr>
	);
}

/** Zeros are dimmed, and hidden on small screens. */
function NumberCell({ label, children }: { label: string; children: number }) {
	return (
		<td data-label={label} className={`r num${children === 0 ? " is-zero" : ""}`}>
			{formatCount(children)}
		</td>
	);
}
