import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/buttons/button.tsx";
import { ChildRewardsWait } from "./child-rewards-wait.tsx";
import { DailyRewardDialog } from "./daily-reward-dialog.tsx";
import { moneyWords } from "./money-words.ts";
import { rewardsQuery } from "./reward-money.api.ts";
import "./reward-money.css";

export interface ChildRewardsPartProps {
	studentId: string;
	name: string;
	/** Where payouts and promises are. */
	rewardsTo: string;
}

/** A child's daily reward among a guardian's settings, with a link to all rewards. */
export function ChildRewardsPart({ studentId, name, rewardsTo }: ChildRewardsPartProps) {
	const { data, error } = useQuery(rewardsQuery);
	const [isOpen, setIsOpen] = useState(false);
	const child = data?.children.find(({ id }) => id === studentId);
	if (data === undefined && error === null) return <ChildRewardsWait />;
	return (
		<section className="ch-part" aria-label={`Rewards of ${name}`}>
			<h3>Rewards</h3>
			<div className="ch-row">
				<p className="min-w-0 grow">
					<b>Daily reward</b>
					<small>
						{child === undefined || data === undefined
							? "…"
							: child.daily_reward === 0
								? "Off. You can set what reaching the daily goal earns, paid from your wallet."
								: `${moneyWords(child.daily_reward, data.currency)} for each day the goal is reached. ${moneyWords(child.rewards_balance, data.currency)} is set aside.`}
					</small>
				</p>
				<Button
					variant="line"
					family="flat"
					disabled={child === undefined}
					onClick={() => setIsOpen(true)}
					aria-label={`${child === undefined || child.daily_reward === 0 ? "Set" : "Change"} the daily reward of ${name}`}
				>
					{child === undefined || child.daily_reward === 0 ? "Set" : "Change"}
				</Button>
			</div>
			<p>
				<Link className="link tap-line" to={rewardsTo}>
					Rewards: payouts and promises<span className="sr"> of {name}</span>
				</Link>
			</p>
			{isOpen && child && data && (
				<DailyRewardDialog child={child} rewards={data} onClose={() => setIsOpen(false)} />
			)}
		</section>
	);
}
