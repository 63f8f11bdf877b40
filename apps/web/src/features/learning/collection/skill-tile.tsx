import { Check, Clock } from "lucide-react";
import { Link } from "react-router";
import { practiceSkillPath } from "../../../paths/paths.ts";
import { TileArt } from "../../../ui/tiles/tile.tsx";
import type { ListedSkill } from "../learning.api.ts";
import { fillOf, standingName } from "../stage-words.ts";
import { SkillArt } from "./skill-art.tsx";

export interface SkillTileProps {
	skill: ListedSkill;
	/** A set of it is open. */
	isCurrent: boolean;
}

/** A dashed hole that fills from below and snaps into place. */
export function SkillTile({ skill, isCurrent }: SkillTileProps) {
	const isDue = skill.stage === "due_for_review";
	const isDone = skill.stage === "mastered" || isDue;
	const fill = fillOf(skill);
	const state = isDone ? "done" : skill.is_begun ? "started" : "untouched";
	return (
		<Link
			to={practiceSkillPath(skill.id)}
			className={`sd-tile is-${state}${isDue ? " is-due" : ""}`}
			{...(isCurrent && { "aria-current": "true" as const })}
		>
			<span className="sd-tile-art">
				<svg viewBox="0 0 100 100" aria-hidden="true">
					{!isDone && <TileArt kind="hole" color="sky" />}
					{fill > 0 && (
						<g style={{ clipPath: `inset(${100 - fill * 100}% 0 0 0 round 18px) view-box` }}>
							<SkillArt place={skill.place} />
						</g>
					)}
				</svg>
				{isDone && (
					<b className="sd-tile-check">
						{isDue ? <Clock aria-hidden="true" /> : <Check aria-hidden="true" />}
					</b>
				)}
			</span>
			<span className="sd-tile-name">{skill.name}</span>
			<span className="sd-tile-label">{standingName(skill)}</span>
		</Link>
	);
}
