import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "../../paths/paths.ts";
import { Card } from "../../ui/card.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ConfirmFirst } from "./confirm-first.tsx";
import { switchesQuery } from "./notifications.api.ts";
import type { NotificationSwitch } from "./notifications.api.ts";
import { useSwitch } from "./use-switch.ts";
import "./switches.css";

/** The switch for the weekly email, in the family's settings. */
export function DigestCard() {
	const query = useQuery(switchesQuery);
	if (query.error && !query.data) {
		return <LoadFailed title="Your choices couldn’t be loaded" query={query} />;
	}
	const digest = query.data?.switches.find(({ kind }) => kind === "weekly_digest");
	return (
		<Card title="Weekly email">
			{digest ? (
				<DigestSwitch digest={digest} />
			) : (
				<div role="status" aria-label="Loading your choice">
					<Skeleton className="h-11 w-full rounded-xl" />
				</div>
			)}
			{digest?.mail?.is_on && query.data?.is_email_proved === false && (
				<p className="text-ink-2 mt-2 text-sm">
					<ConfirmFirst />
				</p>
			)}
			<p className="mt-3">
				<Link className="link tap-line" to={paths.notificationSettings}>
					Notification settings
				</Link>
			</p>
		</Card>
	);
}

function DigestSwitch({ digest: { kind, explanation, mail } }: { digest: NotificationSwitch }) {
	const { wanted, turn } = useSwitch(kind, "mail");
	return (
		<label className="digest-switch">
			<span>{explanation}</span>
			<input
				type="checkbox"
				className="switch"
				aria-label="Weekly email"
				checked={wanted ?? mail?.is_on ?? false}
				disabled={wanted !== null}
				onChange={(event) => turn(event.target.checked)}
			/>
		</label>
	);
}
