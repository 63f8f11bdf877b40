import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { showError, textOf } from "../../platform/show-error.ts";
import { Button } from "../../ui/button.tsx";
import { useProfile } from "../profile/index.ts";
import { NotificationList, NotificationsSkeleton } from "./notification-list.tsx";
import { markRead, notificationsQuery } from "./notifications.api.ts";
import type { Notification } from "./notifications.api.ts";

/** What the bell opens. */
export function NotificationsPanel({ onLeave }: { onLeave: () => void }) {
	const query = useInfiniteQuery(notificationsQuery);
	const notifications = query.data?.pages.flatMap((page) => page.notifications);
	const isStudent = useProfile().user_type === "STUDENT";
	return (
		<>
			<div className="notes-head">
				<h2>Notifications</h2>
				{notifications && <MarkRead notifications={notifications} />}
			</div>
			<Contents
				notifications={notifications}
				error={query.error}
				isBusy={query.isFetching}
				retry={() => void query.refetch()}
			/>
			<div className="notes-foot">
				<Link
					className="menu-item"
					to={isStudent ? paths.studentNotifications : paths.notificationSettings}
					onClick={onLeave}
				>
					All notifications and settings
				</Link>
			</div>
		</>
	);
}

interface ContentsProps {
	notifications: readonly Notification[] | undefined;
	error: Error | null;
	isBusy: boolean;
	retry: () => void;
}

function Contents({ notifications, error, isBusy, retry }: ContentsProps) {
	if (!notifications) {
		if (!error) return <NotificationsSkeleton />;
		return (
			<div className="notes-empty" role="alert">
				<p className="mb-3">{textOf(error)}</p>
				<Button variant="line" busy={isBusy} onClick={retry}>
					Try again
				</Button>
			</div>
		);
	}
	if (notifications.length === 0) return <p className="notes-empty">No notifications to show</p>;
	return <NotificationList notifications={notifications} />;
}

/** Nothing when all was read. */
export function MarkRead({ notifications }: { notifications: readonly Notification[] }) {
	const client = useQueryClient();
	const [isBusy, setIsBusy] = useState(false);
	const [newest] = notifications;
	if (!newest || notifications.every(({ is_read }) => is_read)) return null;
	const mark = async () => {
		setIsBusy(true);
		await markRead(client, newest).catch(showError);
		setIsBusy(false);
	};
	return (
		<Button variant="ghost" family="flat" busy={isBusy} onClick={() => void mark()}>
			Mark all as read
		</Button>
	);
}
