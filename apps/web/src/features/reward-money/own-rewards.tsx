import { shortPoints } from "@learnin/domain/rewards/points";
import { useQuery } from "@tanstack/react-query";
import { Gift, PiggyBank } from "lucide-react";
import { useRef, useState } from "react";
import { newClientKey } from "../../platform/api/client-key.ts";
import { Badge } from "../../ui/people/badge.tsx";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { ProgressBar } from "../../ui/charts/progress-bar.tsx";
import { usePreferences } from "../profile/index.ts";
import { dateWords, moneyWords, ownTodayWords } from "./money-words.ts";
import type { OwnRewards as Rewards } from "./reward-money.api.ts";
import { askFor, ownRewardsQuery } from "./reward-money.api.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import "./reward-money.css";

/**
 * A section of a child's dashboard: today's reward, earned money, and the parents' promises, collapsed. Empty if there
 * are none.
 */
export function OwnRewards() {
	const { data } = useQuery(ownRewardsQuery);
	const [isOpen, setIsOpen] = useState(false);
	if (data === undefined) return null;
	const hasMoney = data.daily_reward > 0 || data.rewards_balance > 0;
	const hasPromises = data.promises.length > 0 || data.requests.length > 0;
	if (!hasMoney && !hasPromises) return null;
	return (
		<li>
			<button type="button" className="sd-way" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
				<Gift className="i" aria-hidden="true" />
				<span>
					<b>Rewards</b>
					<span>{hasPromises ? "What you can get" : moneyWords(data.rewards_balance, data.currency)}</span>
				</span>
			</button>
			<Dialog open={isOpen} title="Rewards" className="rw-own" onClose={() => setIsOpen(false)}>
				{hasMoney && <DailyCard rewards={data} />}
				{hasPromises && <PromisesCard rewards={data} />}
			</Dialog>
		</li>
	);
}

function DailyCard({ rewards }: { rewards: Rewards }) {
	return (
		<Card className="rw-daily">
			<h3>
				<PiggyBank className="i" /> Set aside for you
			</h3>
			<p className="num rw-balance">{moneyWords(rewards.rewards_balance, rewards.currency)}</p>
			<p role="status" className="text-ink-2">
				{ownTodayWords(rewards)}
			</p>
		</Card>
	);
}

function PromisesCard({ rewards }: { rewards: Rewards }) {
	const { isCalm } = usePreferences();
	const { promises, requests, points_left } = rewards;
	const answered = requests.filter(({ state }) => state !== "asked").slice(0, 3);
	return (
		<Card className="rw-promises">
			<div className="rw-head">
				<h3>
					<Gift className="i" /> Promised to you
				</h3>
				{!isCalm && <span className="text-ink-2 num">{shortPoints(points_left)} to spend</span>}
			</div>
			{promises.length > 0 && (
				<ul className="rw-list">
					{promises.map((promise) => (
						<PromiseRow key={promise.id} promise={promise} pointsLeft={points_left} isCalm={isCalm} />
					))}
				</ul>
			)}
			{answered.length > 0 && (
				<ul className="rw-answers" aria-label="What your parents said">
					{answered.map(({ id, title, state, word }) => (
						<li key={id}>
							<p className="wrap-anywhere">
								<AnswerBadge state={state} /> <b className="font-semibold">{title}</b>
							</p>
							{word !== "" && <p className="text-ink-2 whitespace-pre-line wrap-anywhere">“{word}”</p>}
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}

function AnswerBadge({ state }: { state: Rewards["requests"][number]["state"] }) {
	if (state === "approved") return <Badge tone="mint">Yes!</Badge>;
	if (state === "given") return <Badge tone="gold">Got it</Badge>;
	return <Badge>Not this time</Badge>;
}

interface PromiseRowProps {
	promise: Rewards["promises"][number];
	pointsLeft: number;
	isCalm: boolean;
}

function PromiseRow({ promise, pointsLeft, isCalm }: PromiseRowProps) {
	const { id, title, note, cost, ends_on, is_asked, can_ask } = promise;
	const missing = cost - pointsLeft;
	const row = useRef<HTMLLIElement>(null);
	useKeptFocus(row, String(is_asked));
	return (
		<li ref={row} tabIndex={-1} className="rw-row">
			<div className="min-w-0 grow">
				<p className="font-semibold wrap-anywhere">{title}</p>
				{note !== "" && <p className="text-ink-2 text-sm whitespace-pre-line wrap-anywhere">{note}</p>}
				{ends_on !== null && <p className="text-ink-3 text-sm">Until {dateWords(ends_on)}</p>}
				{!isCalm && (
					<div className="rw-cost">
						{!is_asked && (
							<ProgressBar tone="gold" value={Math.max(0, pointsLeft) / cost} label={`Points for ${title}`} />
						)}
						<p className="text-ink-2 text-sm num">
							{shortPoints(cost)}
							{!is_asked && missing > 0 && `, ${shortPoints(missing)} to go`}
						</p>
					</div>
				)}
			</div>
			{is_asked ? (
				<Badge tone="lilac">Asked</Badge>
			) : can_ask ? (
				<AskButton promiseId={id} title={title} />
			) : (
				<Badge>Not yet</Badge>
			)}
		</li>
	);
}

function AskButton({ promiseId, title }: { promiseId: string; title: string }) {
	// Kept after a lost response: pressed again, it is not requested twice.
	const [key] = useState(newClientKey);
	return (
		<ActionButton
			variant="primary"
			work={() => askFor(promiseId, key)}
			done="Asked. Your parents will answer."
			reloads={[ownRewardsQuery]}
			aria-label={`Ask for ${title}`}
		>
			Ask
		</ActionButton>
	);
}
