import { Bell as BellIcon } from "lucide-react";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import "./bell.css";

const loadPanel = () => import("./notifications-panel.tsx");
const NotificationsPanel = lazy(() => loadPanel().then((m) => ({ default: m.NotificationsPanel })));

/** In the header of every page: how much is new, and the panel that tells it. */
export function Bell({ count }: { count: number }) {
	const id = useId();
	const panel = useRef<HTMLDivElement>(null);
	const [isOpen, setIsOpen] = useState(false);
	useEffect(() => {
		const element = panel.current;
		const follow = (event: Event) => setIsOpen((event as ToggleEvent).newState === "open");
		element?.addEventListener("toggle", follow);
		return () => element?.removeEventListener("toggle", follow);
	}, []);
	const label = count === 0 ? "Notifications" : `Notifications, ${shown(count)} new`;
	return (
		<>
			<button
				type="button"
				className="ib"
				popoverTarget={id}
				aria-expanded={isOpen}
				aria-label={label}
				title="Notifications"
				onPointerEnter={() => void loadPanel()}
				onFocus={() => void loadPanel()}
			>
				<BellIcon className="i" />
				{count > 0 && (
					<span className="bell-count" aria-hidden="true">
						{shown(count)}
					</span>
				)}
			</button>
			<div ref={panel} id={id} popover="auto" className="bell-panel" role="dialog" aria-label="Notifications">
				{isOpen && (
					<Suspense fallback={null}>
						<NotificationsPanel onLeave={() => panel.current?.hidePopover()} />
					</Suspense>
				)}
			</div>
		</>
	);
}

function shown(count: number): string {
	return count > 99 ? "99+" : String(count);
}
