import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";
import { paths } from "../../paths/paths.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { useProfile } from "../profile/index.ts";
import { NotificationList } from "./notification-list.tsx";
import { markRead, notificationsQuery } from "./notifications.api.ts";
import type { Notification } from "./notifications.api.ts";
import { NotificationsSkeleton } from "./notifications-skeleton.tsx";
import { useSeen } from "./use-seen.ts";
import "../../ui/overlays/menu.css";

/** The panel of the bell. */
export function NotificationsPanel({ onLeave }: { onLeave: () => void }) {
	const query = useInfiniteQuery(notificationsQuery);
	const notifications = query.data?.pages.flatMap((page) => page.notifications);
	const isStudent = useProfile().user_type === "STUDENT";
	const list = useRef<HTMLDivElement>(null);
	const fresh = useSeen(list, notifications);
	return (
		<div ref={list}>
			<div className="notes-head">
				<h2>Notifications</h2>
				{notifications && <MarkRead notifications={notifications} />}
			</div>
			<Contents
				notifications={notifications}
				fresh={fresh}
				error={query.error}
				isBusy={query.isFetching}
				retry={() => void query.refetch()}
				onLeave={onLeave}
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
		</div>
	);
}

interface ContentsProps {
	notifications: readonly Notification[] | undefined;
	fresh: ReadonlySet<string>;
	onLeave: () => void;
	error: Error | null;
	isBusy: boolean;
	retry: () => void;
}

function Contents({ notifications, fresh, error, isBusy, retry, onLeave }: ContentsProps) {
	if (!notifications) {
		if (!error) return <NotificationsSkeleton />;
		return (
			<div className="notes-empty">
				<p className="mb-3">No notifications to show</p>
				<Button variant="line" busy={isBusy} onClick={retry}>
					Try again
				</Button>
			</div>
		);
	}
	if (notifications.length === 0) return <p className="notes-empty">No notifications to show</p>;
	return <NotificationList notifications={notifications} fresh={fresh} onLeave={onLeave} />;
}

/** Hidden if all are read. */
export function MarkRead({ notifications }: { notifications: readonly Notification[] }) {
	const client = useQueryClient();
	const [newest] = notifications;
	if (!newest || notifications.every(({ is_read }) => is_read)) return null;
	return (
		<ActionButton variant="ghost" family="flat" work={() => markRead(client, newest)}>
			Mark all as read
		</ActionButton>
	);
}
