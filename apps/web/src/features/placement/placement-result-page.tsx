import { dayGoal } from "@learnin/domain/practice/day-goal";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { paths, practiceSkillPath } from "../../paths/paths.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { Logo } from "../../ui/logo.tsx";
import { MessagePage } from "../../ui/messages/message-page.tsx";
import { useDocumentTitle } from "../../ui/page-title.tsx";
import { FullSpinner } from "../../ui/spinner.tsx";
import { TileBoard } from "../../ui/tiles/tile.tsx";
import { domainName, SkillArt } from "../learning/index.ts";
import { dashboardQuery } from "../practice/index.ts";
import { DomainPicture, PictureLegend } from "./domain-picture.tsx";
import { lookWords } from "./look-words.ts";
import { shownDomains } from "./shown-domains.ts";
import { type Placement, type PlacementResult, placementResultQuery } from "./placement.api.ts";

export interface PlacementResultPageProps {
	placement: Placement;
	isStarting: boolean;
	/** Starts another one, if allowed. */
	onAgain: () => void;
}

/** What the student can do, and where it starts. */
export function PlacementResultPage({ placement, isStarting, onAgain }: PlacementResultPageProps) {
	const { data, error, isFetching, refetch } = useQuery(placementResultQuery);
	if (!data && !error) return <FullSpinner label="Loading the result" />;
	if (!data)
		return (
			<MessagePage
				title="Your result didn’t load"
				tile={{ kind: "half", color: "coral", soft: true }}
				actions={
					<Button variant="primary" size="lg" busy={isFetching} onClick={() => void refetch()}>
						Try again
					</Button>
				}
			>
				<p>{textOf(error)}</p>
			</MessagePage>
		);
	return (
		<Found
			result={data}
			again={
				<Again from={placement.may_start_from}>
					<Button variant="line" size="lg" busy={isStarting} onClick={onAgain}>
						Find it again
					</Button>
				</Again>
			}
		/>
	);
}

/** If it is too easy or too hard: another starting point, or when it is possible and what to do until then. */
function Again({ from, children }: { from: string | null; children: React.ReactNode }) {
	return (
		<Card title="Too easy or too hard?">
			{from === null ? (
				<>
					<p className="text-ink-2 mb-4">You can answer new questions and find your starting point again.</p>
					{children}
				</>
			) : (
				<>
					<p className="text-ink-2">{`You can take this again on ${dayText(from)}.`}</p>
					<p className="text-ink-2 mb-4">
						Until then, pick any skill on your path, in any grade. If the whole grade isn’t right for you, a
						parent can change it in Student Settings.
					</p>
					<ButtonLink variant="line" size="lg" to={paths.lessonList}>
						Choose on your path
					</ButtonLink>
				</>
			)}
		</Card>
	);
}

/** "January 28", on this device's calendar. */
function dayText(moment: string): string {
	return new Date(moment).toLocaleDateString("en-US", { month: "long", day: "numeric" });
}

function Found({ result, again }: { result: PlacementResult; again: React.ReactNode }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useDocumentTitle("Your starting point");
	useEffect(() => heading.current?.focus(), []);
	const { starts, domains, grade } = result;
	const { data: day } = useQuery(dashboardQuery);
	// Who is done for today is not urged on.
	const maySet = starts.length > 0 && !(day && dayGoal(day.today_count, day.daily_goal).is_reached);
	const known = domains.flatMap(({ skills }) => skills).filter(({ look }) => look === "known");
	// Practice asks about some of these: a starting point is an estimate.
	const looksKnown = new Set(known.map(({ skill_id }) => skill_id));
	return (
		<div className="paper min-h-dvh">
			<header className="px-6 py-4">
				<Logo />
			</header>
			<main id="main" className="pl-result">
				<header>
					<TileBoard
						className="w-48"
						rows={[
							[
								{ kind: "steps", color: "gold", soft: true },
								{ kind: "bigdot", color: "mint" },
							],
						]}
					/>
					<h1 ref={heading} tabIndex={-1} className="text-3xl font-extrabold max-sm:text-2xl">
						You found your starting point
					</h1>
					<p>{knownWords(known.length)}</p>
				</header>
				{starts.length > 0 && (
					<Card title="What comes next">
						<ul className="pl-starts">
							{starts.map(({ skill_id, name, place }) => (
								<li key={skill_id}>
									<Link to={practiceSkillPath(skill_id)}>
										<svg viewBox="0 0 100 100" aria-hidden="true">
											<SkillArt place={place} />
										</svg>
										<span>
											{name}
											{looksKnown.has(skill_id) && <small>You probably know this. Now show it!</small>}
										</span>
										<ChevronRight className="i" aria-hidden="true" />
									</Link>
								</li>
							))}
						</ul>
					</Card>
				)}
				<div className="pl-ways">
					{maySet && (
						<ButtonLink variant="primary" size="lg" to={paths.practiceDaily}>
							Start today’s set
						</ButtonLink>
					)}
					<ButtonLink variant={maySet ? "line" : "primary"} size="lg" to={paths.studentDashboard}>
						To your dashboard
					</ButtonLink>
				</div>
				{again}
				<Card title="What we found">
					<PictureLegend wordsOf={(look) => lookWords[look].child} />
					<ul>
						{shownDomains(domains, grade).map((domain) => (
							<DomainPicture
								key={domain.id}
								domain={{
									...domain,
									name: domainName(
										domain,
										domain.skills.map((skill) => skill.grade),
									),
								}}
								knownWords={(count, all) =>
									count === 0 ? `See all ${all}` : `You probably know ${count} of ${all}`
								}
								skillWords={skillWords}
							/>
						))}
					</ul>
				</Card>
			</main>
		</div>
	);
}

function skillWords({ name, look }: PlacementResult["domains"][number]["skills"][number]) {
	return (
		<>
			{name}
			<small>{lookWords[look].child}</small>
		</>
	);
}

function knownWords(known: number): string {
	if (known === 0) return "Thank you for all your answers. Now we know where to begin.";
	if (known === 1) return "It looks like you already know one skill. It has a flag on your path.";
	return `It looks like you already know ${known} skills. They have a flag on your path.`;
}
