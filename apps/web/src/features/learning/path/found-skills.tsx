import { gradeLabel } from "@learnin/domain/family/grades";
import { count } from "../../../platform/count-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { Card } from "../../../ui/card.tsx";
import type { ListedSkill } from "../learning.api.ts";
import { FilledTile } from "../collection/skill-art.tsx";
import { artOf, standingName } from "../stage-words.ts";
import { WholeWords } from "../../../ui/text/whole-words.tsx";

export interface FoundSkillsProps {
	skills: readonly ListedSkill[];
	onOpen: (skill_id: string) => void;
	onReset: () => void;
}

/** The search results, in all grades. */
export function FoundSkills({ skills, onOpen, onReset }: FoundSkillsProps) {
	return (
		<>
			<p role="status" className="pa-count">
				{count(skills.length, "skill")}
			</p>
			{skills.length === 0 ? (
				<Card>
					<EmptyState
						title="No skill fits"
						hint="Try fewer letters."
						action={
							<Button variant="primary" onClick={onReset}>
								Back to your path
							</Button>
						}
					/>
				</Card>
			) : (
				<ul className="pa-found">
					{skills.map((skill) => (
						<li key={skill.id}>
							<button type="button" aria-haspopup="dialog" onClick={() => onOpen(skill.id)}>
								<svg viewBox="0 0 100 100" aria-hidden="true">
									<FilledTile {...artOf(skill)} />
								</svg>
								<span>
									<b>
										<WholeWords text={skill.name} />
									</b>
									<small>{`${gradeLabel(skill.grade)}: ${standingName(skill)}`}</small>
								</span>
							</button>
						</li>
					))}
				</ul>
			)}
		</>
	);
}
