import { Bell as BellIcon } from "lucide-react";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { ErrorBoundary } from "../../ui/messages/error-boundary.tsx";
import { PanelSkeleton } from "./notifications-skeleton.tsx";
import { shownCount, useNewNotifications } from "./use-new-notifications.ts";
import "./bell.css";

const loadPanel = () => import("./notifications-panel.tsx");
/** If it cannot load now, the press tries again. */
const preload = () => void loadPanel().catch(() => undefined);
const NotificationsPanel = lazy(() => loadPanel().then((m) => ({ default: m.NotificationsPanel })));

/** In the header of every page: the count of new notifications, and the panel that lists them. */
export function Bell({ count }: { count: number }) {
	const id = useId();
	const panel = useRef<HTMLDivElement>(null);
	const [isOpen, setIsOpen] = useState(false);
	const announcement = useNewNotifications();
	useEffect(() => {
		const element = panel.current;
		const follow = (event: Event) => setIsOpen((event as ToggleEvent).newState === "open");
		element?.addEventListener("toggle", follow);
		return () => element?.removeEventListener("toggle", follow);
	}, []);
	const label = count === 0 ? "Notifications" : `Notifications, ${shownCount(count)} new`;
	return (
		<>
			<button
				type="button"
				className="ib"
				popoverTarget={id}
				aria-expanded={isOpen}
				aria-label={label}
				title="Notifications"
				onPointerEnter={preload}
				onFocus={preload}
			>
				<BellIcon className="i" />
				{count > 0 && (
					<span className="bell-count" aria-hidden="true">
						{shownCount(count)}
					</span>
				)}
			</button>
			<span className="sr" role="status">
				{announcement}
			</span>
			<div ref={panel} id={id} popover="auto" className="bell-panel" role="dialog" aria-label="Notifications">
				{isOpen && (
					<ErrorBoundary isPart>
						<Suspense fallback={<PanelSkeleton />}>
							<NotificationsPanel onLeave={() => panel.current?.hidePopover()} />
						</Suspense>
					</ErrorBoundary>
				)}
			</div>
		</>
	);
}
