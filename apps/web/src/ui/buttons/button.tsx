import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface ButtonLook {
	/**
	 * `primary` acts, `line` is second, `plain` a neutral tile, `ghost` the quietest, `mint` continues after success,
	 * `danger` deletes permanently.
	 */
	variant?: "primary" | "line" | "plain" | "ghost" | "mint" | "danger";
	/** `tile` presses down (student and public pages); `flat` is for dense pages. */
	family?: "tile" | "flat";
	size?: "md" | "lg";
	block?: boolean;
}

export function buttonClass({
	variant = "plain",
	family = "tile",
	size = "md",
	block = false,
}: ButtonLook): string {
	return classNames(
		"btn",
		variant !== "plain" && `btn--${variant}`,
		family === "flat" && "btn--flat",
		size === "lg" && "btn--lg",
		block && "btn--block",
	);
}

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
	icon?: ReactNode;
	/** Shows a spinner at the same width and ignores presses; the focus stays where it is. */
	busy?: boolean;
	/** What a screen reader announces while busy. */
	busyLabel?: string;
}

export function Button(props: ButtonProps) {
	const {
		variant,
		family,
		size,
		block,
		icon,
		busy = false,
		busyLabel = "Please wait",
		className,
		children,
		onClick,
		...rest
	} = props;
	const look = buttonClass({
		...(variant && { variant }),
		...(family && { family }),
		...(size && { size }),
		block: block ?? false,
	});
	const press = (event: MouseEvent<HTMLButtonElement>) => {
		if (busy) event.preventDefault();
		else onClick?.(event);
	};
	return (
		<button
			type="button"
			aria-busy={busy || undefined}
			aria-disabled={busy || undefined}
			{...rest}
			className={classNames(look, className)}
			onClick={press}
		>
			<span className="btn-label">
				{icon}
				{children}
			</span>
			{busy && (
				<>
					<span className="spin" aria-hidden="true" />
					<span className="sr">{busyLabel}</span>
				</>
			)}
		</button>
	);
}

export interface IconButtonProps extends ComponentProps<"button"> {
	/** The accessible name. */
	label: string;
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
	return (
		<button type="button" {...rest} className={classNames("ib", className)} aria-label={label} title={label}>
			{children}
		</button>
	);
}
