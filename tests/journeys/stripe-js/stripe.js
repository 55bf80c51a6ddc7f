/* Stands in for Stripe.js in journeys, as docs.stripe.com/js describes what this service uses of it: deferred Elements in mode
   setup, Payment Element, Express Checkout Element, confirmSetup. It throws an IntegrationError where Stripe.js does. */
;(() => {
  const FIELDS = 'https://js.stripe.com/fields.html'
  const BANK = 'https://hooks.stripe.com/bank.html'
  const KINDS = ['payment', 'expressCheckout']
  const EVENTS = ['ready', 'loaderror', 'change', 'click', 'confirm', 'cancel', 'focus', 'blur', 'escape']

  class IntegrationError extends Error {
    name = 'IntegrationError'
  }
  const demand = (isSo, text) => {
    if (!isSo) throw new IntegrationError(text)
  }
  const onlyKnown = (given, known, what) => {
    for (const name of Object.keys(given))
      demand(known.includes(name), `${what}: unrecognized parameter ${name}`)
  }

  /** A frame of Stripe's, and questions to it. */
  function openFrame(place, address, title) {
    const frame = document.createElement('iframe')
    frame.src = address
    frame.title = title
    frame.style.width = '100%'
    frame.style.height = '220px'
    frame.style.border = '0'
    place.append(frame)
    const listeners = new Set()
    const hear = ({ source, data }) => {
      if (source === frame.contentWindow) for (const listener of listeners) listener(data)
    }
    addEventListener('message', hear)
    let number = 0
    return {
      listen: (listener) => listeners.add(listener),
      ask(question) {
        number += 1
        const id = number
        return new Promise((resolve) => {
          const answered = (data) => {
            if (data.answerTo !== id) return
            listeners.delete(answered)
            resolve(data)
          }
          listeners.add(answered)
          frame.contentWindow.postMessage({ ...question, id }, '*')
        })
      },
      close() {
        removeEventListener('message', hear)
        frame.remove()
      },
    }
  }

  function createElement(kind, options, group) {
    const handlers = new Map()
    const emit = (name, event) =>
      handlers.get(name)?.forEach((handler) => handler({ elementType: kind, ...event }))
    const element = {
      kind,
      options,
      frame: null,
      on(name, handler) {
        demand(EVENTS.includes(name), `${name} is no event of this Element`)
        handlers.set(name, [...(handlers.get(name) ?? []), handler])
        return element
      },
      mount(place) {
        demand(
          place instanceof Element && place.isConnected,
          'The place to mount into is not in the document',
        )
        demand(element.frame === null, 'This Element is mounted already')
        const wanted = kind === 'payment' ? group.wanted.allowedPaymentMethodTypes[0] : expressOf(options)
        const query = new URLSearchParams({ wanted, locale: group.locale })
        element.frame = openFrame(place, `${FIELDS}?${query}`, 'Secure payment input frame')
        element.frame.listen(({ kind: told, ...event }) => {
          if (told === 'ready')
            emit('ready', kind === 'payment' ? {} : { availablePaymentMethods: availableOf(options) })
          if (told === 'change') emit('change', event)
          if (told === 'agreed') emit('confirm', { expressPaymentType: wanted })
        })
      },
      destroy() {
        element.frame?.close()
        element.frame = null
      },
    }
    return element
  }

  const expressOf = ({ paymentMethods }) =>
    Object.keys(paymentMethods).find((name) => paymentMethods[name] !== 'never') ?? 'none'
  // No browser of a journey has Apple's.
  const availableOf = (options) => {
    const wanted = expressOf(options)
    return wanted === 'applePay' ? undefined : { [wanted]: true }
  }

  function openElements(wanted, locale) {
    onlyKnown(
      wanted,
      ['mode', 'currency', 'setupFutureUsage', 'allowedPaymentMethodTypes', 'appearance'],
      'elements()',
    )
    demand(wanted.mode === 'setup', 'mode has to be setup here')
    demand(/^[a-z]{3}$/.test(wanted.currency ?? ''), 'currency is three small letters')
    const group = { wanted, locale, element: null, isSubmitted: false }
    group.api = {
      group,
      create(kind, options = {}) {
        demand(KINDS.includes(kind), `${kind} is no Element`)
        demand(group.element === null, `There is one Element of type ${kind} already`)
        if (kind === 'payment')
          onlyKnown(options, ['layout', 'wallets', 'fields', 'terms', 'defaultValues'], kind)
        else
          onlyKnown(options, ['paymentMethods', 'billingAddressRequired', 'buttonHeight', 'buttonType'], kind)
        group.element = createElement(kind, options, group)
        return group.element
      },
      async submit() {
        demand(group.element?.frame, 'The Element is not mounted')
        group.isSubmitted = true
        const { error } = await group.element.frame.ask({ kind: 'submit' })
        return error ? { error } : {}
      },
    }
    return group.api
  }

  /** The bank's question, over the page. */
  async function askBank(setupId, key) {
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    dialog.showModal()
    const frame = openFrame(dialog, BANK, 'Bank')
    await new Promise((resolve) => {
      frame.listen(({ kind }) => kind === 'ready' && resolve())
    })
    const answer = await frame.ask({ kind: 'challenge', setupId, key })
    frame.close()
    dialog.remove()
    return answer
  }

  window.Stripe = (key, { locale = 'auto' } = {}) => {
    demand(/^pk_(test|live)_\w+$/.test(key), 'Please call Stripe() with your publishable key')
    return {
      elements: (wanted) => openElements(wanted, locale),
      async confirmSetup({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
        const { element, isSubmitted } = elements.group
        demand(/_secret_/.test(clientSecret ?? ''), 'confirmSetup needs the client secret')
        demand(/^https?:/.test(confirmParams.return_url ?? ''), 'confirmParams.return_url is required')
        demand(redirect === 'if_required', 'The journey goes on in this page')
        demand(element?.frame, 'The Element is not mounted')
        if (element.kind === 'payment')
          demand(isSubmitted, 'elements.submit() must be called before confirming')
        const billing = confirmParams.payment_method_data?.billing_details ?? {}
        const { billingDetails } = element.options.fields ?? {}
        if (billingDetails?.email === 'never')
          demand(
            billing.email,
            'You specified "never" for fields.billing_details.email: pass it when confirming',
          )
        elements.group.isSubmitted = false
        const { answer } = await element.frame.ask({ kind: 'confirm', key, clientSecret, billing })
        const [setupId] = clientSecret.split('_secret_')
        const { answer: final } =
          answer.status === 'requires_action' ? await askBank(setupId, key) : { answer }
        return final.error ? { error: final.error } : { setupIntent: final }
      },
      _registerWrapper() {},
    }
  }
})()
