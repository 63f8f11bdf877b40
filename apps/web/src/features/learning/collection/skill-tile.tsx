import { Check, Clock } from "lucide-react";
import { Link } from "react-router";
import { practiceSkillPath } from "../../../paths/paths.ts";
import type { ListedSkill } from "../learning.api.ts";
import { artOf, standingName } from "../stage-words.ts";
import { FilledTile } from "./skill-art.tsx";
import { WholeWords } from "../../../ui/text/whole-words.tsx";

export interface SkillTileProps {
	skill: ListedSkill;
	/** A set of it is open. */
	isCurrent: boolean;
}

/** The tile of a skill, as full as on the dashboard. */
export function SkillTile({ skill, isCurrent }: SkillTileProps) {
	const isDue = skill.stage === "due_for_review";
	const isDone = skill.stage === "mastered" || isDue;
	const state = isDone ? "done" : skill.is_begun ? "started" : "untouched";
	return (
		<Link
			to={practiceSkillPath(skill.id)}
			className={`sd-tile is-${state}${isDue ? " is-due" : ""}`}
			{...(isCurrent && { "aria-current": "true" as const })}
		>
			<span className="sd-tile-art">
				<svg viewBox="0 0 100 100" aria-hidden="true">
					<FilledTile {...artOf(skill)} />
				</svg>
				{isDone && (
					<b className="sd-tile-check">
						{isDue ? <Clock aria-hidden="true" /> : <Check aria-hidden="true" />}
					</b>
				)}
			</span>
			<span className="sd-tile-name">
				<WholeWords text={skill.name} />
			</span>
			<span className="sd-tile-label">{standingName(skill)}</span>
		</Link>
	);
}
