import { Check, ChevronRight, Clock } from "lucide-react";
import { Link } from "react-router";
import { paths, practiceSkillPath } from "../../../paths/paths.ts";
import type { Plan } from "../learning.api.ts";
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
	const { tiles, mastered_count, started_count } = plan.collection;
	return (
		<section className="cl" aria-labelledby="cl">
			<header>
				<h2 id="cl">Your tiles</h2>
				<p>{countWords(mastered_count, started_count)}</p>
				<nav aria-label="Your tiles">
					{tiles.length > 0 && (
						<Link className="link tap-line" to={paths.studentProfile}>
							All tiles
						</Link>
					)}
					<Link className="link tap-line" to={paths.lessonList}>
						Your path
						<ChevronRight className="i" aria-hidden="true" />
					</Link>
				</nav>
			</header>
			<ul className="cl-tiles">
				{tiles.slice(0, mostShown).map((tile) => (
					<li key={tile.skill_id}>
						<OwnTile tile={tile} />
					</li>
				))}
				{nextTiles(plan).map(({ skill_id, place, name }) => (
					<li key={skill_id} className="cl-tile">
						<svg viewBox="0 0 100 100" aria-hidden="true">
							<FilledTile place={place} fill={0} />
						</svg>
						<span className="cl-name">
							<WholeWords text={name} />
						</span>
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

function OwnTile({ tile: { skill_id, name, place, stage } }: { tile: Tile }) {
	const isDue = stage === "due_for_review";
	const isDone = stage === "mastered" || isDue;
	const standing = { stage, is_begun: true, looks_known: false };
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
