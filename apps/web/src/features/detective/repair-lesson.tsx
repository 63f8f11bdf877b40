import { Check, RotateCcw } from "lucide-react";
import { type ReactNode } from "react";
import { useNavigate } from "react-router";
import { paths, practiceSessionPath } from "../../paths/paths.ts";
import { count } from "../../platform/count-words.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { Logo } from "../../ui/logo.tsx";
import { useDocumentTitle } from "../../ui/page-title.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { type Repair, startRepair } from "./detective.api.ts";
import "./repair.css";

/** The wrong procedure in a picture and in a pair of worked ways; then its questions. */
export function RepairLesson({ repair }: { repair: Repair }) {
	const { sentence, happens, figure, pair } = repair;
	const title = "Let’s fix a mix-up";
	useDocumentTitle(title);
	return (
		<div className="paper rp">
			<header>
				<Logo />
				<ButtonLink variant="ghost" to={paths.studentDashboard}>
					Not now
				</ButtonLink>
			</header>
			<main id="main">
				<div className="rp-head">
					<h1>{title}</h1>
					<p>{sentence}</p>
				</div>
				<section className="card rp-happens" aria-labelledby="rp-happens">
					<h2 id="rp-happens">How it works</h2>
					{figure && (
						<div
							className="rp-figure"
							role="img"
							aria-label={figure.alt}
							dangerouslySetInnerHTML={{ __html: figure.svg }}
						/>
					)}
					<RichText className="rich rp-text" text={happens} />
				</section>
				<section className="rp-pair" aria-labelledby="rp-pair">
					<h2 id="rp-pair">Same numbers, two ways</h2>
					<RichText className="rich rp-asked" text={pair.asked} />
					<div className="rp-ways">
						{pair.wrong && (
							<Way
								title="The mix-up"
								tone="wrong"
								icon={<RotateCcw className="i" aria-hidden="true" />}
								way={pair.wrong}
							/>
						)}
						<Way
							title="What works"
							tone="right"
							icon={<Check className="i" aria-hidden="true" />}
							way={pair.right}
						/>
					</div>
				</section>
				<Start repair={repair} />
			</main>
		</div>
	);
}

interface WayProps {
	title: string;
	tone: "wrong" | "right";
	icon: ReactNode;
	way: { answer: Repair["happens"]; how: Repair["happens"] | null };
}

function Way({ title, tone, icon, way: { answer, how } }: WayProps) {
	return (
		<section className={`rp-way rp-way--${tone}`} aria-label={title}>
			<h3>
				{icon}
				{title}
			</h3>
			<RichText className="rich rp-answer" text={answer} />
			{how && <RichText className="rich rp-text" text={how} />}
		</section>
	);
}

/** Starting twice gives the same questions. */
function Start({ repair: { procedure, questions_left } }: { repair: Repair }) {
	const navigate = useNavigate();
	return (
		<div className="rp-start">
			{questions_left !== null && <p>{`You’ve started. ${count(questions_left, "question")} left.`}</p>}
			<ActionButton
				variant="primary"
				size="lg"
				work={() => startRepair(procedure)}
				onDone={(session) => navigate(practiceSessionPath(session))}
			>
				{questions_left === null ? "Try three questions" : "Continue"}
			</ActionButton>
		</div>
	);
}
