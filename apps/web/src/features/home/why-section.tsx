import type { TileSpec } from "../../ui/tiles/tile.tsx";
import { TileBoard } from "../../ui/tiles/tile.tsx";

interface Column {
	title: string;
	art: readonly (readonly TileSpec[])[];
	reasons: readonly [string, string][];
}

const soft = true;
const columns: readonly Column[] = [
	{
		title: "For your child",
		art: [
			[
				{ kind: "bigdot", color: "gold", soft },
				{ kind: "quarter", color: "sky", soft, turn: 90 },
			],
			[
				{ kind: "leaf", color: "mint", soft },
				{ kind: "tri", color: "coral", soft },
			],
		],
		reasons: [
			["One question on the screen.", "No ads, no feed, no countdown clock."],
			["Big targets, big type.", "Letters and digits that are easy to tell apart."],
			[
				"Help before failure.",
				"A hint is one tap away. It halves the points, and the question still counts.",
			],
		],
	},
	{
		title: "For you",
		art: [
			[
				{ kind: "bars", color: "sky", soft },
				{ kind: "ring", color: "lilac", soft },
			],
			[
				{ kind: "steps", color: "mint", soft },
				{ kind: "dot", color: "gold", soft },
			],
		],
		reasons: [
			["Know what to praise.", "See which skill is going best, and which one is stuck."],
			["Know what it costs.", "A fixed price per child. Nothing renews automatically."],
			["Know what they see.", "Every question is checked before a child sees it."],
		],
	},
];

export function WhySection() {
	return (
		<section id="why" className="sec why">
			<div className="in">
				<header className="sh">
					<h2>Why Learnin</h2>
				</header>
				<div className="cols">
					{columns.map(({ title, art, reasons }) => (
						<div key={title} className="col">
							<TileBoard className="art" rows={art} />
							<div>
								<h3>{title}</h3>
								<ul>
									{reasons.map(([what, why]) => (
										<li key={what}>
											<b>{what}</b> {why}
										</li>
									))}
								</ul>
							</div>
						</div>
					))}
				</div>
			</div>
		</section>
	);
}
