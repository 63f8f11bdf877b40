import { TileArt } from "../../../ui/tiles/tile.tsx";
import type { Plan } from "../learning.api.ts";
import { fillOf } from "../stage-words.ts";
import { tileAt } from "../path/tile-at.ts";
import "./own-tiles.css";

const most = 8;

interface Shown {
	skill_id: string;
	place: number;
	/** How much of it is filled, 0 to 1. */
	fill: number;
}

/** The student's own tiles as a picture: mastered ones first; before the first is started, those of today's set. */
export function OwnTiles({ plan }: { plan: Plan }) {
	const tiles = tilesOf(plan).slice(0, most);
	if (tiles.length === 0) return null;
	return (
		<div className={`ot is-${tiles.length}`} aria-hidden="true">
			{tiles.map((tile) => (
				<svg key={tile.skill_id} viewBox="0 0 100 100">
					<FilledTile {...tile} />
				</svg>
			))}
		</div>
	);
}

function tilesOf({ collection, steps }: Plan): Shown[] {
	if (collection.tiles.length > 0)
		return collection.tiles.map(({ skill_id, place, stage }) => ({
			skill_id,
			place,
			fill: fillOf({ stage, is_begun: true }),
		}));
	return steps.map(({ skill_id, place }) => ({ skill_id, place, fill: 1 }));
}

/** A full background with a shape that rises from below. On a 100 by 100 square, inside an svg. */
export function FilledTile({ place, fill }: Pick<Shown, "place" | "fill">) {
	const tile = tileAt(place);
	return (
		<>
			<rect width="100" height="100" rx="18" fill={`var(--${tile.color}-soft)`} />
			{fill < 1 && (
				<>
					<g opacity="0.22">
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
						strokeWidth="2"
						opacity="0.5"
					/>
				</>
			)}
			<g style={{ clipPath: `inset(${100 - fill * 100}% 0 0 0) fill-box` }}>
				<rect width="100" height="100" fill="none" />
				<TileArt {...tile} soft={false} />
			</g>
		</>
	);
}
