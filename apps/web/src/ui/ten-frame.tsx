export interface TenFrameProps {
	/** How many of the ten hold a counter. */
	filled: number;
	/** Read out instead of the drawing. */
	label: string;
	/** Cell size in pixels; `wide` takes the whole width instead. */
	cell?: number;
	wide?: boolean;
}

export function TenFrame({ filled, label, cell = 14, wide = false }: TenFrameProps) {
	return (
		<span
			className={wide ? "tenframe tenframe--wide" : "tenframe"}
			style={{ "--d": wide ? "auto" : `${cell}px` } as React.CSSProperties}
			role="img"
			aria-label={label}
		>
			{Array.from({ length: 10 }, (_, at) => (
				<i key={at} className={at < filled ? "" : "used"} />
			))}
		</span>
	);
}
