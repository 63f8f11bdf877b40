import { Award } from "lucide-react";
import { Card } from "../../ui/card.tsx";
import type { WholeDay } from "./practice-days.api.ts";
import { StageStep } from "./stage-step.tsx";

/** Mastered skills, and every other change of a stage. */
export function SkillsMoved({ skills }: { skills: WholeDay["skills"] }) {
	if (skills.length === 0) return null;
	const isMastered = (skill: WholeDay["skills"][number]) => skill.stage_after === "mastered";
	const inOrder = [...skills.filter(isMastered), ...skills.filter((skill) => !isMastered(skill))];
	return (
		<Card title={skills.some(isMastered) ? "Mastered on this day" : "Skills that moved"}>
			<ul className="days-rows">
				{inOrder.map((skill) => (
					<li key={skill.skill_id} className="skill-moved">
						<b>
							{isMastered(skill) && <Award className="i skill-moved-star" />}
							{skill.skill_name}
						</b>
						<StageStep from={skill.stage_before} to={skill.stage_after} />
					</li>
				))}
			</ul>
		</Card>
	);
}
