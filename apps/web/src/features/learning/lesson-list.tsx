import { gradeLabel } from "@learnin/domain/family/grades";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { Around } from "./find-skills.ts";
import { groupSkills } from "./find-skills.ts";
import type { ListedSkill, Skills } from "./learning.api.ts";
import { StageMark } from "./stage-mark.tsx";
import { standingName } from "./stage-words.ts";

export interface LessonListProps {
	skills: readonly ListedSkill[];
	ownGrade: number;
	domains: Skills["domains"];
	around: ReadonlyMap<string, Around>;
	onOpen: (skill_id: string) => void;
	onReset: () => void;
}

/** By grade and topic, each in teaching order. */
export function LessonList({ skills, ownGrade, domains, around, onOpen, onReset }: LessonListProps) {
	if (skills.length === 0)
		return (
			<Card>
				<EmptyState
					title="No lesson fits"
					hint="Try fewer letters, or remove a filter."
					action={
						<Button variant="primary" onClick={onReset}>
							Show all lessons
						</Button>
					}
				/>
			</Card>
		);
	return groupSkills(skills, ownGrade).map(({ grade, domain, skills: group }) => {
		const title = `${gradeLabel(grade)}: ${domains.find(({ id }) => id === domain)?.name ?? domain}`;
		return (
			<section key={`${grade}/${domain}`} className="ll-group" aria-label={title}>
				<h2>{title}</h2>
				<ul>
					{group.map((skill) => (
						<li key={skill.id}>
							<Row skill={skill} around={around.get(skill.id)} onOpen={onOpen} />
						</li>
					))}
				</ul>
			</section>
		);
	});
}

interface RowProps {
	skill: ListedSkill;
	around: Around | undefined;
	onOpen: (skill_id: string) => void;
}

function Row({ skill, around, onOpen }: RowProps) {
	return (
		<button type="button" className="ll-row" aria-haspopup="dialog" onClick={() => onOpen(skill.id)}>
			<StageMark {...skill} size={32} />
			<span className="ll-row-words">
				<b>{skill.name}</b>
				<span className="ll-stage">{standingName(skill)}</span>
				<Names lead="Builds on" skills={around?.below} />
				<Names lead="Leads to" skills={around?.above} />
			</span>
		</button>
	);
}

function Names({ lead, skills = [] }: { lead: string; skills?: readonly ListedSkill[] | undefined }) {
	if (skills.length === 0) return null;
	return (
		<small>
			{lead}: {skills.map(({ name }) => name).join(", ")}
		</small>
	);
}
