import { TextField } from "../../ui/fields/field.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import { moneyWords } from "./money-words.ts";
import type { RewardChild, Rewards } from "./reward-money.api.ts";
import { saveDailyReward } from "./reward-money.api.ts";
import { readNumber } from "./read-number.ts";

export interface DailyRewardDialogProps {
	child: Pick<RewardChild, "id" | "name" | "daily_reward" | "daily_goal">;
	rewards: Pick<Rewards, "currency" | "most_daily_reward">;
	onClose: () => void;
}

/** Sets what a day with a reached goal earns. */
export function DailyRewardDialog({ child, rewards, onClose }: DailyRewardDialogProps) {
	const { currency, most_daily_reward } = rewards;
	const form = useForm((text) => saveDailyReward(child.id, readNumber(text("daily_reward"))), {
		done: "Saved",
		// The wallet and the dashboards show it as well.
		reloads: [{}],
		onDone: onClose,
	});
	return (
		<FormDialog
			title={`Daily reward for ${child.name}`}
			submitLabel="Save"
			form={form}
			onClose={onClose}
			noValidate
		>
			<TextField
				label={`Amount a day (${currency})`}
				name="daily_reward"
				inputMode="decimal"
				autoComplete="off"
				defaultValue={child.daily_reward === 0 ? "" : child.daily_reward.toFixed(2)}
				placeholder="0.00"
				error={form.errors.fields["daily_reward"]}
				hint={`Up to ${moneyWords(most_daily_reward, currency)}. 0 turns it off.`}
				data-autofocus
			/>
			<ul className="rw-points">
				<li>Earned once a day for reaching the goal of {child.daily_goal}, starting the next time.</li>
				<li>
					It moves from your wallet to the money set aside for {child.name}, as long as the wallet has enough.
				</li>
				<li>If the family’s currency changes, daily rewards are turned off.</li>
			</ul>
		</FormDialog>
	);
}
