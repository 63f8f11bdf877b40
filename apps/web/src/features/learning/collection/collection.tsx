import { Check, ChevronRight, Clock } from "lucide-react";
import { Link } from "react-router";
import { paths, practiceSkillPath } from "../../../paths/paths.ts";
import type { Plan } from "../learning.api.ts";
import { ALL_TILES_PATH } from "./all-tiles-path.ts";
import { KnownFlag, KnownLine, knownWords } from "./known-line.tsx";
import { FilledTile } from "./skill-art.tsx";
import { nextTiles } from "./next-tiles.ts";
import { fillOf, standingName } from "../stage-words.ts";
import { WholeWords } from "../../../ui/text/whole-words.tsx";
import "./collection.css";

/** One full row on a wide screen. */
const mostShown = 8;

type Tile = Plan["collection"]["tiles"][number];

/** The tiles so far: mastered skills, then those in progress; next to the first few those of today's set. */
export function Collection({ plan }: { plan: Plan }) {
	const { tiles, mastered_count, started_count, known_count, known_practised, known } = plan.collection;
	const shown = tiles.slice(0, mostShown);
	const next = nextTiles(plan);
	const found = known
		.filter(({ skill_id }) => next.every((step) => step.skill_id !== skill_id))
		.slice(0, mostShown - shown.length - next.length);
	return (
		<section className="cl" aria-labelledby="cl">
			<header>
				<h2 id="cl">Your tiles</h2>
				<p>{countWords(mastered_count, started_count)}</p>
				<nav aria-label="Your tiles">
					{tiles.length + known.length > 0 && (
						<Link className="link tap-line" to={ALL_TILES_PATH}>
							All tiles
						</Link>
					)}
					<Link className="link tap-line" to={paths.lessonList}>
						Your path
						<ChevronRight className="i" aria-hidden="true" />
					</Link>
				</nav>
			</header>
			{known_count > 0 && <KnownLine>{knownWords(known_count, known_practised)}</KnownLine>}
			<ul className="cl-tiles">
				{shown.map((tile) => (
					<li key={tile.skill_id}>
						<OwnTile tile={tile} />
					</li>
				))}
				{next.map(({ skill_id, place, name }) => (
					<li key={skill_id} className="cl-tile">
						<svg viewBox="0 0 100 100" aria-hidden="true">
							<FilledTile place={place} fill={0} />
						</svg>
						<span className="cl-name">
							<WholeWords text={name} />
						</span>
					</li>
				))}
				{found.map((tile) => (
					<li key={tile.skill_id}>
						<KnownTile tile={tile} />
					</li>
				))}
			</ul>
		</section>
	);
}

function countWords(mastered: number, started: number): string {
	if (mastered + started === 0) return "These start to fill with your first answers.";
	if (mastered === 0) return "Filling up. Full tiles are yours.";
	if (started === 0) return `${mastered} mastered`;
	return `${mastered} mastered, ${started} filling up`;
}

/** A skill that the starting point found known: it has a flag until its own practice says more. */
function KnownTile({ tile: { skill_id, name, place } }: { tile: Plan["collection"]["known"][number] }) {
	return (
		<Link to={practiceSkillPath(skill_id)} className="cl-tile is-known">
			<span className="cl-art">
				<svg viewBox="0 0 100 100" aria-hidden="true">
					<FilledTile place={place} fill={0} isKnown />
				</svg>
				<span className="cl-flag">
					<KnownFlag />
				</span>
			</span>
			<span className="cl-name">
				<WholeWords text={name} />
			</span>
			<span className="cl-label">
				{standingName({ stage: "unknown", is_begun: false, looks_known: true, shown_right: 0 })}
			</span>
		</Link>
	);
}

function OwnTile({ tile: { skill_id, name, place, stage, shown_right } }: { tile: Tile }) {
	const isDue = stage === "due_for_review";
	const isDone = stage === "mastered" || isDue;
	const standing = { stage, is_begun: true, looks_known: false, shown_right };
	return (
		<Link
			to={practiceSkillPath(skill_id)}
			className={`cl-tile${isDone ? " is-done" : ""}${isDue ? " is-due" : ""}`}
		>
			<span className="cl-art">
				<svg viewBox="0 0 100 100" aria-hidden="true">
					<FilledTile place={place} fill={fillOf(standing)} />
				</svg>
				{isDone && (
					<b className="cl-check">{isDue ? <Clock aria-hidden="true" /> : <Check aria-hidden="true" />}</b>
				)}
			</span>
			<span className="cl-name">
				<WholeWords text={name} />
			</span>
			<span className="cl-label">{standingName(standing)}</span>
		</Link>
	);
}
