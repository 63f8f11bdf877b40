import { ChevronRight, Play } from "lucide-react";
import { Link } from "react-router";
import { practiceSessionPath } from "../../paths/paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { TileSpec } from "../../ui/tile.tsx";
import { TileBoard } from "../../ui/tile.tsx";
import type { Hero } from "./hero-of.ts";
import { heroOf, leftWords } from "./hero-of.ts";
import type { Dashboard, OpenSet } from "./practice.api.ts";

const missing: TileSpec = { kind: "hole", color: "sky" };
const found: TileSpec = { kind: "dot", color: "gold", soft: true };

/** The hole of the board is filled once the day is done. */
function art(isFinished: boolean): readonly (readonly TileSpec[])[] {
	return [
		[
			{ kind: "quarter", color: "sky", soft: true },
			{ kind: "plus", color: "gold", soft: true },
			{ kind: "half", color: "lilac", soft: true },
			isFinished ? found : missing,
		],
		[
			{ kind: "leaf", color: "mint", soft: true, turn: 90 },
			{ kind: "ring", color: "coral", soft: true },
			{ kind: "bigdot", color: "gold", soft: true },
			{ kind: "steps", color: "sky", soft: true },
		],
	];
}

/** What to do now, and below it the other sets that are open. */
export function ContinueCard({ dashboard }: { dashboard: Dashboard }) {
	const hero = heroOf(dashboard);
	const others = hero.state === "continue" ? dashboard.unfinished.slice(1) : dashboard.unfinished;
	return (
		<>
			<HeroCard hero={hero} />
			{others.length > 0 && <OpenSets sets={others} />}
		</>
	);
}

function HeroCard({ hero: { state, eyebrow, title, lead, action } }: { hero: Hero }) {
	return (
		<section className={`sd-next paper is-${state}`} aria-labelledby="sd-next">
			<div>
				<p className="sd-eyebrow">{eyebrow}</p>
				<h2 id="sd-next">{title}</h2>
				<p className="sd-lead">{lead}</p>
				{action && (
					<ButtonLink variant="primary" size="lg" to={action.to} icon={<Play className="i" />}>
						{action.words}
					</ButtonLink>
				)}
			</div>
			<div className="sd-art">
				<TileBoard rows={art(state === "finished")} />
			</div>
		</section>
	);
}

function OpenSets({ sets }: { sets: readonly OpenSet[] }) {
	return (
		<section className="sd-open" aria-labelledby="sd-open">
			<h2 id="sd-open">Also begun</h2>
			<ul>
				{sets.map((set) => (
					<li key={set.session_id}>
						<Link to={practiceSessionPath(set.session_id)}>
							<span>
								<b>{set.title}</b>
								<span>{leftWords(set)}</span>
							</span>
							<ChevronRight className="i" aria-hidden="true" />
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
