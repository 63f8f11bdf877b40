import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { showError } from "../../platform/show-error.ts";
import { Card } from "../../ui/card.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { choose, switchesQuery } from "./notifications.api.ts";
import type { NotificationSwitch } from "./notifications.api.ts";

const channels = [
	{ id: "bell", name: "Bell" },
	{ id: "mail", name: "Mail" },
] as const;

type Channel = (typeof channels)[number]["id"];

/** Which kinds reach the account, on the bell and by mail. */
export function SwitchesCard() {
	const query = useQuery(switchesQuery);
	if (query.error && !query.data) {
		return (
			<LoadFailed
				title="Your choices could not be loaded"
				error={query.error}
				isBusy={query.isFetching}
				onRetry={() => void query.refetch()}
			/>
		);
	}
	const switches = query.data?.switches;
	return (
		<Card title="What we tell you">
			{switches === undefined ? (
				<div role="status" aria-label="Loading your choices" className="grid gap-4">
					<Skeleton className="h-11 w-full rounded-xl" />
					<Skeleton className="h-11 w-full rounded-xl" />
				</div>
			) : (
				<SwitchTable switches={switches} />
			)}
		</Card>
	);
}

function SwitchTable({ switches }: { switches: readonly NotificationSwitch[] }) {
	if (switches.length === 0)
		return <p className="text-ink-2">There is nothing to choose for this account.</p>;
	return (
		<div className="switch-table">
			<span />
			{channels.map(({ id, name }) => (
				<span key={id} className="head" aria-hidden="true">
					{name}
				</span>
			))}
			{switches.map((each) => (
				<Fragment key={each.kind}>
					<div>
						<p className="font-semibold">{each.name}</p>
						<p className="text-ink-2 text-sm">{each.explanation}</p>
					</div>
					{channels.map(({ id, name }) => (
						<SwitchCell key={id} of={each} channel={id} channelName={name} />
					))}
				</Fragment>
			))}
		</div>
	);
}

interface SwitchCellProps {
	of: NotificationSwitch;
	channel: Channel;
	channelName: string;
}

function SwitchCell({ of: { kind, name, ...states }, channel, channelName }: SwitchCellProps) {
	const client = useQueryClient();
	const [wanted, setWanted] = useState<boolean | null>(null);
	const state = states[channel];
	if (state === null) return <span className="switch-cell">–</span>;
	const what = `${name}, ${channelName.toLowerCase()}`;
	if (!state.can_switch) return <span className="switch-cell">Always</span>;
	const turn = async (isOn: boolean) => {
		setWanted(isOn);
		try {
			client.setQueryData(switchesQuery.queryKey, await choose(kind, channel, isOn));
		} catch (error) {
			showError(error);
		}
		setWanted(null);
	};
	return (
		<label className="switch-cell tap-line">
			<span className="sr">{what}</span>
			<input
				type="checkbox"
				className="switch"
				checked={wanted ?? state.is_on}
				disabled={wanted !== null}
				onChange={(event) => void turn(event.target.checked)}
			/>
		</label>
	);
}
