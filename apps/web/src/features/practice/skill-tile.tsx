import { Check } from "lucide-react";
import { Link } from "react-router";
import { practiceSkillPath } from "../../app/paths.ts";
import { TileArt } from "../../ui/tile.tsx";
import { tileAt, tileProgress } from "./board.ts";
import type { DashboardSkill } from "./practice.api.ts";

export interface SkillTileProps {
	skill: DashboardSkill;
	/** Decides figure and colour. */
	place: number;
	/** A set of it is open. */
	isCurrent: boolean;
}

/** A dashed hole that fills from below. */
export function SkillTile({ skill, place, isCurrent }: SkillTileProps) {
	const { state, fill, label } = tileProgress(skill);
	return (
		<Link
			to={practiceSkillPath(skill.id)}
			className={`sd-tile is-${state}`}
			{...(isCurrent && { "aria-current": "true" as const })}
		>
			<span className="sd-tile-art">
				<svg viewBox="0 0 100 100" aria-hidden="true">
					{state !== "done" && <TileArt kind="hole" color="sky" />}
					{fill > 0 && (
						<g style={{ clipPath: `inset(${100 - fill * 100}% 0 0 0 round 18px) view-box` }}>
							<TileArt {...tileAt(place)} />
						</g>
					)}
				</svg>
				{state === "done" && (
					<b className="sd-tile-check">
						<Check aria-hidden="true" />
					</b>
				)}
			</span>
			<span className="sd-tile-name">{skill.name}</span>
			<span className="sd-tile-label">{label}</span>
		</Link>
	);
}
