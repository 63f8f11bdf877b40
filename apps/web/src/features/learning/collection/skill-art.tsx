import type { Season } from "@learnin/domain/rewards/seasons";
import { TileArt } from "../../../ui/tiles/tile.tsx";
import { usePreferences } from "../../profile/index.ts";
import { SeasonMarks } from "./season-marks.tsx";
import { tileAt } from "../path/tile-at.ts";
import "./skill-art.css";

/** The season that the child's tiles wear; none in calm mode. */
function useWornSeason(): Season | null {
	const { isCalm, season } = usePreferences();
	return isCalm ? null : season;
}

interface ArtProps {
	/** The skill's position in teaching order. */
	place: number;
}

/** The whole tile of a skill, on a 100 by 100 square, inside an svg. */
export function SkillArt({ place }: ArtProps) {
	const season = useWornSeason();
	return (
		<>
			<TileArt {...tileAt(place, season)} />
			{season && <SeasonMarks season={season} place={place} />}
		</>
	);
}

export interface FilledTileProps extends ArtProps {
	/** 0 to 1. */
	fill: number;
	/** Found at the starting point, and not started since. */
	isKnown?: boolean;
}

/** A full background with a shape that rises from below. On a 100 by 100 square, inside an svg. */
export function FilledTile(tile: FilledTileProps) {
	return <FilledArt {...tile} season={useWornSeason()} />;
}

/** The same in a given season. */
export function FilledArt({
	place,
	fill,
	isKnown = false,
	season,
}: FilledTileProps & { season: Season | null }) {
	const tile = tileAt(place, season);
	return (
		<>
			<rect width="100" height="100" rx="18" fill={`var(--${tile.color}-soft)`} />
			{fill < 1 && (
				<>
					<g opacity={isKnown ? 0.6 : 0.22}>
						<TileArt {...tile} soft={false} />
					</g>
					<rect
						x="1.5"
						y="1.5"
						width="97"
						height="97"
						rx="17"
						fill="none"
						stroke={`var(--art-${tile.color})`}
						strokeWidth={isKnown ? 5 : 2}
						strokeDasharray={isKnown ? "9 7" : undefined}
						opacity={isKnown ? 1 : 0.5}
					/>
				</>
			)}
			<g style={{ clipPath: `inset(${100 - fill * 100}% 0 0 0) fill-box` }}>
				{/* Its level shows beside every shape, however little of a shape lies at the bottom or the top. */}
				<rect
					width="100"
					height="100"
					rx="18"
					fill={fill < 1 ? `var(--art-${tile.color})` : "none"}
					opacity=".36"
				/>
				<TileArt {...tile} soft={false} />
				{season && <SeasonMarks season={season} place={place} />}
			</g>
		</>
	);
}
