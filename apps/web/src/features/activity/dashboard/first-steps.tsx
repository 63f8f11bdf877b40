import { Circle, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { childPlacementPath } from "../../../paths/more-paths.ts";
import { count } from "../../../platform/count-words.ts";
import type { DashboardChild } from "../activity.api.ts";
import "./first-steps.css";

type Step = DashboardChild["first_steps"][number]["step"];

/** The next steps with a new child, until a daily goal was reached. */
export function FirstSteps({ child, callName }: { child: DashboardChild; callName: string }) {
	const { first_steps } = child;
	const next = first_steps.find(({ is_done }) => !is_done)?.step;
	return (
		<section className="first-steps" aria-label={`${callName}’s first steps`}>
			<h3>First steps</h3>
			<ol>
				{first_steps.map(({ step, is_done }) => (
					<li key={step} className={is_done ? "is-done" : step === next ? "is-next" : undefined}>
						{is_done ? <CircleCheck className="i" /> : <Circle className="i" />}
						<span>
							{wordsOf(step, child, callName)}
							<span className="sr">{is_done ? ", done" : ", still to do"}</span>
							{step === "starting_point" && is_done && (
								<>
									{" "}
									<Link className="link" to={childPlacementPath(child.id)}>
										See the result
									</Link>
								</>
							)}
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}

const notInvited = ["none", "revoked"];

function wordsOf(step: Step, { invitation, daily_goal }: DashboardChild, callName: string): string {
	switch (step) {
		case "joined":
			return invitation !== null && notInvited.includes(invitation.state)
				? `${callName} starts on this device`
				: `${callName} joins`;
		case "starting_point":
			return "Find the starting point, about ten minutes";
		case "first_set":
			return "Finish a first set";
		case "first_goal":
			return `Reach the daily goal: ${count(daily_goal, "question")}`;
	}
}
