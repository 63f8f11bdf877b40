import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { CSSProperties } from "react";
import { WholeWords } from "../../ui/text/whole-words.tsx";
import { FilledTile, fillOf } from "../learning/index.ts";
import { usePreferences } from "../profile/index.ts";
import type { GrownSkill } from "./growth.api.ts";
import { setGrowthQuery } from "./growth.api.ts";
import { calmWords, growthWords, MOST_SHOWN } from "./growth-words.ts";
import "./set-growth.css";

/** The skills a set strengthened: their tiles fly in and fill up. In calm mode a quiet line; empty if nothing grew. */
export function SetGrowth({ session_id }: { session_id: string }) {
	const { data } = useQuery(setGrowthQuery(session_id));
	const { isCalm } = usePreferences();
	if (!data || data.skills.length === 0) return null;
	const shown = data.skills.slice(0, MOST_SHOWN);
	const rest = data.skills.length - shown.length;
	if (isCalm) return <p className="sg-quiet">{`Stronger now: ${data.skills.map(calmWords).join(", ")}.`}</p>;
	return (
		<section className="sg" aria-labelledby="sg">
			<h2 id="sg">Stronger now</h2>
			<ul className={`is-${shown.length}`}>
				{shown.map((skill, at) => (
					<GrownTile key={skill.skill_id} skill={skill} at={at} />
				))}
			</ul>
			{rest > 0 && <p>{rest === 1 ? "And one more skill" : `And ${rest} more skills`}</p>}
		</section>
	);
}

function GrownTile({ skill, at }: { skill: GrownSkill; at: number }) {
	const { name, place, stage_before, stage_after, was_begun, kind } = skill;
	const before = fillOf({ stage: stage_before, is_begun: was_begun });
	const isDone = kind === "mastered" || kind === "review_passed";
	const motion = { "--sg-at": at, "--sg-from": `${100 - before * 100}%` } as CSSProperties;
	return (
		<li style={motion} className={isDone ? "is-done" : undefined}>
			<span className="sg-art" aria-hidden="true">
				<svg viewBox="0 0 100 100">
					<FilledTile place={place} fill={fillOf({ stage: stage_after, is_begun: true })} />
				</svg>
				{isDone && <Check />}
			</span>
			<b>
				<WholeWords text={name} />
			</b>
			<span className="sg-words">{growthWords(skill)}</span>
		</li>
	);
}
