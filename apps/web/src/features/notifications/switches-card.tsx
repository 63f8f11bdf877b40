import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { Card } from "../../ui/card.tsx";
import { FoldOnPhone } from "../../ui/fold-on-phone.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { usePreferences } from "../profile/index.ts";
import { ConfirmFirst } from "./confirm-first.tsx";
import { switchesQuery } from "./notifications.api.ts";
import type { NotificationSwitch } from "./notifications.api.ts";
import { useSwitch } from "./use-switch.ts";
import "./switches.css";

const channels = [
	{ id: "bell", name: "Bell" },
	{ id: "mail", name: "Email" },
] as const;

type Channel = (typeof channels)[number];

/** Which kinds of notifications the account gets, on the bell and by email. */
export function SwitchesCard() {
	const query = useQuery(switchesQuery);
	const { isCalm } = usePreferences();
	if (query.error && !query.data) {
		return <LoadFailed title="Your choices couldn’t be loaded" query={query} />;
	}
	// Calm mode has no streaks, so there are no notifications about them.
	const switches = query.data?.switches.filter(({ kind }) => !(isCalm && kind === "own_streak"));
	return (
		<Card title="What we notify you about">
			{switches === undefined ? (
				<div role="status" aria-label="Loading your choices" className="grid gap-4">
					<Skeleton className="h-11 w-full rounded-xl" />
					<Skeleton className="h-11 w-full rounded-xl" />
				</div>
			) : (
				<SwitchGroups switches={switches} isEmailProved={query.data?.is_email_proved ?? true} />
			)}
		</Card>
	);
}

function SwitchGroups({
	switches,
	isEmailProved,
}: {
	switches: readonly NotificationSwitch[];
	isEmailProved: boolean;
}) {
	if (switches.length === 0) return <p className="text-ink-2">There’s nothing to choose for this account.</p>;
	// A child gets no emails: an empty column would only confuse.
	const offered = channels.filter(({ id }) => switches.some((each) => each[id] !== null));
	const groups = [...new Set(switches.map(({ group }) => group))];
	return (
		<>
			<p className="text-ink-2 mb-5">
				{offered.length > 1
					? "The bell is at the top of every page. Changes are saved right away, and you can undo them at any time."
					: "The bell is at the top of every page. Changes are saved right away."}
			</p>
			{groups.map((group, at) => (
				// A few switches need no press to be seen.
				<FoldOnPhone key={group} label={group} isOpenAtFirst={groups.length < 3}>
					<SwitchGroup
						name={group}
						switches={switches.filter((each) => each.group === group)}
						offered={offered}
						isEmailProved={isEmailProved}
						// A single column is named once.
						hasHeads={at === 0 || offered.length > 1}
					/>
				</FoldOnPhone>
			))}
		</>
	);
}

interface SwitchGroupProps {
	name: string;
	switches: readonly NotificationSwitch[];
	offered: readonly Channel[];
	hasHeads: boolean;
	isEmailProved: boolean;
}

function SwitchGroup({ name, switches, offered, hasHeads, isEmailProved }: SwitchGroupProps) {
	return (
		<section className="switch-group" aria-label={name}>
			<div className={offered.length > 1 ? "switch-table" : "switch-table one"}>
				<h3 className={hasHeads ? undefined : "is-alone"}>{name}</h3>
				{(hasHeads ? offered : []).map((channel) => (
					<span key={channel.id} className="head" aria-hidden="true">
						{channel.name}
					</span>
				))}
				{switches.map((each) => (
					<Fragment key={each.kind}>
						<p className="switch-name">{each.name}</p>
						{offered.map((channel) => (
							<SwitchCell key={channel.id} of={each} channel={channel} />
						))}
						<p className="switch-about">
							{each.explanation}
							{each.kind === "weekly_digest" && !isEmailProved && each.mail?.is_on && (
								<>
									{" "}
									<ConfirmFirst />
								</>
							)}
						</p>
					</Fragment>
				))}
			</div>
		</section>
	);
}

/** These also send an email of their own in any case, for the records: the receipt, the refund or the dispute. */
const mailedAnyway: ReadonlySet<NotificationSwitch["kind"]> = new Set([
	"payment_received",
	"refund",
	"dispute",
]);

function SwitchCell({ of, channel }: { of: NotificationSwitch; channel: Channel }) {
	const state = of[channel.id];
	if (state === null && !(channel.id === "mail" && mailedAnyway.has(of.kind)))
		return (
			<span className="switch-cell">
				<span aria-hidden="true">–</span>
				<span className="sr">{`${of.name}: not by ${channel.name.toLowerCase()}`}</span>
			</span>
		);
	if (!state?.can_switch)
		return (
			<span className="switch-cell">
				<span className="sr">{`${of.name}, ${channel.name.toLowerCase()}: `}</span>
				Always
			</span>
		);
	return <Switch of={of} channel={channel} isOn={state.is_on} />;
}

interface SwitchProps {
	of: NotificationSwitch;
	channel: Channel;
	isOn: boolean;
}

function Switch({ of: { kind, name }, channel, isOn }: SwitchProps) {
	const { wanted, turn } = useSwitch(kind, channel.id);
	return (
		<label className="switch-cell tap-line">
			<span className="sr">{`${name}, ${channel.name.toLowerCase()}`}</span>
			<input
				type="checkbox"
				className="switch"
				checked={wanted ?? isOn}
				disabled={wanted !== null}
				onChange={(event) => turn(event.target.checked)}
			/>
		</label>
	);
}
