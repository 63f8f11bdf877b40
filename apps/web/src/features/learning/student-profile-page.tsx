import { gradeLabel } from "@learnin/domain/family/grades";
import { pointsFigure } from "@learnin/domain/rewards/points";
import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { paths } from "../../paths/paths.ts";
import { count } from "../../platform/count-words.ts";
import { Avatar } from "../../ui/people/avatar.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { usePreferences, useProfile } from "../profile/index.ts";
import type { ListedSkill, Skills } from "./learning.api.ts";
import { skillsQuery } from "./learning.api.ts";
import { TILES_PLACE } from "./collection/all-tiles-path.ts";
import { SeasonChoice } from "./collection/season-choice.tsx";
import { SkillTile } from "./collection/skill-tile.tsx";
import "./collection/skill-board.css";
import "./student-profile.css";

/** /student/profile: a student's picture, figures and tiles. */
export function StudentProfilePage() {
	const profile = useProfile();
	const { data, error, isFetching, refetch } = useQuery(skillsQuery);
	return (
		<>
			<Who profile={profile} grade={data?.grade} />
			<Figures profile={profile} />
			{data ? (
				<Board skills={data} />
			) : error ? (
				<LoadFailed title="Your tiles couldn’t be loaded" query={{ error, isFetching, refetch }} />
			) : (
				<div role="status" aria-label="Loading your tiles">
					<Skeleton className="h-64 w-full rounded-3xl" />
				</div>
			)}
			<SeasonChoice />
		</>
	);
}

function Who({ profile: { name, avatar }, grade }: { profile: UserDetails; grade: number | undefined }) {
	return (
		<Card className="sp-who">
			<Avatar avatar={avatar} name={name} size={96} />
			<div className="min-w-0">
				<h2>{name}</h2>
				<p className="text-ink-2">{grade === undefined ? "\u00a0" : gradeLabel(grade)}</p>
			</div>
			<ButtonLink variant="line" to={paths.studentProfileInfo} icon={<Pencil className="i" />}>
				Change picture
			</ButtonLink>
		</Card>
	);
}

/** In calm mode without points and streak, as everywhere. */
function Figures({ profile }: { profile: UserDetails }) {
	const { isCalm } = usePreferences();
	const { completed_count, current_streak, longest_streak, reward_points, weekly_reward } = profile;
	return (
		<dl className="sp-figures">
			<Figure name="Questions done" value={completed_count.toLocaleString("en-US")} />
			{!isCalm && (
				<>
					<Figure name="Points" value={pointsFigure(reward_points)} />
					<Figure name="Points this week" value={pointsFigure(weekly_reward)} />
					<Figure name="Streak now" value={count(current_streak, "day")} />
					<Figure name="Longest streak" value={count(longest_streak, "day")} />
				</>
			)}
		</dl>
	);
}

function Figure({ name, value }: { name: string; value: string }) {
	return (
		<div className="card">
			<dt>{name}</dt>
			<dd className="num">{value}</dd>
		</div>
	);
}

function Board({ skills: { skills } }: { skills: Skills }) {
	const isDone = ({ stage }: ListedSkill) => stage === "mastered" || stage === "due_for_review";
	const done = skills.filter(isDone);
	const started = skills.filter((skill) => skill.is_begun && !isDone(skill));
	const known = skills.filter((skill) => skill.looks_known && !skill.is_begun);
	const heading = useHeadingOfLink();
	if (done.length + started.length + known.length === 0) {
		return (
			<Card>
				<EmptyState
					title="Your tiles will be here"
					hint="Answer a question, and its skill gets a tile here."
					action={
						<ButtonLink variant="primary" className="mt-2" to={paths.studentDashboard}>
							Choose a skill
						</ButtonLink>
					}
				/>
			</Card>
		);
	}
	return (
		<>
			<h2 id={TILES_PLACE} ref={heading} tabIndex={-1} className="sp-tiles">
				Your tiles
			</h2>
			{done.length > 0 && (
				<Section title="Mastered skills" text={count(done.length, "full tile")}>
					<Tiles skills={done} />
				</Section>
			)}
			{started.length > 0 && (
				<Section title="On the way" text="A few right answers in one skill fill its tile.">
					<Tiles skills={started} />
				</Section>
			)}
			{known.length > 0 && <Known skills={known} />}
		</>
	);
}

/** Two rows on a wide screen, four on a phone: a starting point may find a hundred of them. */
const KNOWN_AT_FIRST = 12;

function Known({ skills }: { skills: readonly ListedSkill[] }) {
	const [isWhole, setIsWhole] = useState(false);
	return (
		<Section
			title="You probably know these"
			text="Your starting point found them. Practice fills their tiles."
		>
			<Tiles skills={isWhole ? skills : skills.slice(0, KNOWN_AT_FIRST)} />
			{skills.length > KNOWN_AT_FIRST && (
				<Button variant="line" className="mt-5" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
					{isWhole ? "Show fewer" : `Show all ${skills.length} tiles`}
				</Button>
			)}
		</Section>
	);
}

function Tiles({ skills }: { skills: readonly ListedSkill[] }) {
	return (
		<ul className="sd-tiles">
			{skills.map((skill) => (
				<li key={skill.id}>
					<SkillTile skill={skill} isCurrent={false} />
				</li>
			))}
		</ul>
	);
}

/** A link to all tiles shows them, although they load after the page. */
function useHeadingOfLink() {
	const { hash } = useLocation();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (hash !== `#${TILES_PLACE}`) return;
		heading.current?.scrollIntoView();
		heading.current?.focus({ preventScroll: true });
	}, [hash]);
	return heading;
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
	return (
		<section className="sd-board" aria-label={title}>
			<header>
				<h3>{title}</h3>
				<p>{text}</p>
			</header>
			{children}
		</section>
	);
}
