import type { Season } from "@learnin/domain/rewards/seasons";
import type { ReactNode } from "react";

const turns = (count: number) => Array.from({ length: count }, (_, at) => (360 / count) * at);

const marks: Readonly<Record<Season, ReactNode>> = {
	spring: (
		<>
			{turns(5).map((turn) => (
				<ellipse key={turn} cy="-6.5" rx="4.4" ry="6" transform={`rotate(${turn})`} />
			))}
			<circle r="3" className="tile-mark-middle" />
		</>
	),
	summer: (
		<>
			<circle r="5.5" />
			{turns(8).map((turn) => (
				<rect key={turn} x="-1.3" y="-12" width="2.6" height="4.6" rx="1.3" transform={`rotate(${turn})`} />
			))}
		</>
	),
	fall: <path d="M0 12V7C-9 6-11-3-5-8C-4-5-3-4-2-4C-3-8-2-11 0-13C2-11 3-8 2-4C3-4 4-5 5-8C11-3 9 6 0 7" />,
	winter: (
		<g className="tile-mark-lines">
			{turns(3).map((turn) => (
				<path key={turn} d="M0-11V11M-3.4-9L0-5.6L3.4-9M-3.4 9L0 5.6L3.4 9" transform={`rotate(${turn})`} />
			))}
		</g>
	),
};

/** Where they lie, how large and how turned, on a square of 100. */
const spots = [
	[76, 24, 1.15, 12],
	[27, 42, 0.8, -24],
	[66, 76, 0.95, 38],
] as const;

/** What a season scatters over a tile, inside an svg; turned by the tile's place, so that neighbors differ. */
export function SeasonMarks({ season, place }: { season: Season; place: number }) {
	return (
		<g className="tile-marks" transform={`rotate(${(place % 4) * 90} 50 50)`}>
			{spots.map(([x, y, size, turn]) => (
				<g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
					{marks[season]}
				</g>
			))}
		</g>
	);
}
