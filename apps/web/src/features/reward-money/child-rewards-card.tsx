import { shortPoints } from "@learnin/domain/rewards/points";
import { HandCoins, History } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../../ui/people/avatar.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { DailyRewardDialog } from "./daily-reward-dialog.tsx";
import { HistoryDialog } from "./history-dialog.tsx";
import { moneyWords, todayWords } from "./money-words.ts";
import { PayOutDialog } from "./pay-out-dialog.tsx";
import type { RewardChild, Rewards } from "./reward-money.api.ts";

/** One child: its daily reward, its earned money, and its points. */
export function ChildRewardsCard({ child, rewards }: { child: RewardChild; rewards: Rewards }) {
	const [open, setOpen] = useState<"amount" | "payout" | "history" | null>(null);
	const close = () => setOpen(null);
	const { currency } = rewards;
	const { id, name, avatar, daily_reward, rewards_balance, points_earned, points_left } = child;
	const today = todayWords(child, currency);
	return (
		<article className="card rw-child" aria-labelledby={`rewards-${id}`}>
			<header className="flex items-center gap-3">
				<Avatar avatar={avatar} name={name} size={52} />
				<div className="min-w-0 grow">
					<h2 id={`rewards-${id}`} className="text-xl/tight wrap-anywhere">
						{name}
					</h2>
					{today !== null && <p className="text-ink-2 text-sm">{today}</p>}
				</div>
			</header>
			<dl className="rw-figures">
				<div>
					<dt>Set aside</dt>
					<dd className="num">{moneyWords(rewards_balance, currency)}</dd>
				</div>
				<div>
					<dt>Daily reward</dt>
					<dd>
						<span className="num">{daily_reward === 0 ? "Off" : moneyWords(daily_reward, currency)}</span>
						<Button
							variant="line"
							family="flat"
							onClick={() => setOpen("amount")}
							aria-label={`${daily_reward === 0 ? "Set" : "Change"} the daily reward of ${name}`}
						>
							{daily_reward === 0 ? "Set" : "Change"}
						</Button>
					</dd>
				</div>
				<div>
					<dt>Points left</dt>
					<dd>
						<span className="num">{shortPoints(points_left)}</span>
						{points_left !== points_earned && <small>of {shortPoints(points_earned)}</small>}
					</dd>
				</div>
			</dl>
			<footer className="rw-acts">
				<Button
					variant="primary"
					family="flat"
					icon={<HandCoins className="i" />}
					disabled={rewards_balance === 0}
					onClick={() => setOpen("payout")}
					aria-label={`Pay out to ${name}`}
				>
					Pay out
				</Button>
				<Button
					variant="line"
					family="flat"
					icon={<History className="i" />}
					onClick={() => setOpen("history")}
					aria-label={`History of ${name}`}
				>
					History
				</Button>
			</footer>
			{open === "amount" && <DailyRewardDialog child={child} rewards={rewards} onClose={close} />}
			{open === "payout" && <PayOutDialog child={child} currency={currency} onClose={close} />}
			{open === "history" && <HistoryDialog child={child} onClose={close} />}
		</article>
	);
}
