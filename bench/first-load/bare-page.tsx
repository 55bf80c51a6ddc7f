/** The baseline for the product's pages: only React and the same cards. */
import type { MouseEvent } from 'react'
import { createRoot } from 'react-dom/client'

type Card = { src: string; srcset: string; sizes: string; title: string }

const { rows } = JSON.parse(document.getElementById('cards')?.textContent ?? '{"rows":[]}') as {
  rows: Card[][]
}

function Page() {
  return (
    <main>
      <h1>Rows of cards</h1>
      {rows.map((cards, row) => (
        <section key={row} className="row">
          {cards.map(({ src, srcset, sizes, title }, card) => (
            <a key={card} href={`#${row}-${card}`} onClick={open}>
              <img
                src={src}
                srcSet={srcset}
                sizes={sizes}
                alt=""
                width={200}
                height={290}
                loading={row > 1 ? 'lazy' : 'eager'}
              />
              <span>{title}</span>
            </a>
          ))}
        </section>
      ))}
    </main>
  )
}

// The minimal work of a press: a class that makes one card wider and moves its neighbours.
function open(event: MouseEvent<HTMLElement>) {
  event.preventDefault()
  event.currentTarget.classList.toggle('open')
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
