import { TileArt, type TileSpec } from "../../ui/tiles/tile.tsx";
import { Ticks } from "./ticks.tsx";

interface Stop {
	name: string;
	/** The status of the skill. */
	state: string;
	text: string;
	tile: TileSpec;
	/** How much of its tile is filled, 0 to 1. */
	fill: number;
}

/** In the names and the order that the product gives them. */
const stops: readonly Stop[] = [
	{
		name: "Fractions on the number line",
		state: "Mastered",
		text: "The tile is full. A short review keeps it from fading.",
		tile: { kind: "steps", color: "mint" },
		fill: 1,
	},
	{
		name: "Equal fractions",
		state: "Time to review",
		text: "Two weeks have passed: a few questions show that it’s still there.",
		tile: { kind: "quarter", color: "coral" },
		fill: 1,
	},
	{
		name: "Compare any two fractions",
		state: "Nearly there",
		text: "Two more right answers, and the tile is full.",
		tile: { kind: "half", color: "sky" },
		fill: 0.75,
	},
	{
		name: "Plus and minus with fractions",
		state: "You are here",
		text: "It’s next: your child has the skills it builds on.",
		tile: { kind: "arcs", color: "lilac" },
		fill: 0.4,
	},
	{
		name: "Number times fraction",
		state: "Opens next",
		text: "Builds on plus and minus with fractions. A child may also look ahead.",
		tile: { kind: "leaf", color: "gold" },
		fill: 0,
	},
];
const here = 3;

const points = [
	"It starts where your child is, found in about ten minutes",
	"It brings skills back before they fade",
	"It says why each skill is next",
];

/** A preview of a child's path; pressing a tile shows its description, without a script. */
export function PathSection() {
	return (
		<section className="sec" id="inside">
			<div className="in rep way">
				<div>
					<h2>A path that follows your child</h2>
					<p className="lead">Each skill is a tile that fills with right answers.</p>
					<Ticks points={points} isOne />
				</div>
				<fieldset className="rep-c card">
					<legend className="sr">A child’s path. Choose a tile.</legend>
					<div className="way-tiles">
						{stops.map(({ name, tile, fill }, at) => (
							<label key={name}>
								<input type="radio" name="way" className="sr" defaultChecked={at === here} />
								<svg viewBox="0 0 100 100" aria-hidden="true">
									<rect width="100" height="100" rx="18" fill={`var(--${tile.color}-soft)`} />
									<g opacity="0.22">
										<TileArt {...tile} />
									</g>
									<g style={{ clipPath: `inset(${100 - fill * 100}% 0 0 0) fill-box` }}>
										<rect width="100" height="100" fill="none" />
										<TileArt {...tile} />
									</g>
								</svg>
								<span className="sr">{name}</span>
							</label>
						))}
					</div>
					<div className="way-said">
						{stops.map(({ name, state, text }) => (
							<p key={name}>
								<b>{name}</b>
								<span className="chip">{state}</span>
								<span>{text}</span>
							</p>
						))}
					</div>
					<p className="text-ink-3 text-sm">A sample path. Press a tile.</p>
				</fieldset>
			</div>
		</section>
	);
}
